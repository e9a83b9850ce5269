import { startDeferral } from './deferral.ts'
import { isSavingData, startSaveDataMode } from './saveDataMode.ts'

// Inlined in the head of each page, and runs before the first paint.
startSaveDataMode()
// Preloads of the first picture: src/components/FirstPicture.tsx.
if (!isSavingData()) for (const link of document.querySelectorAll<HTMLLinkElement>('[data-media]')) link.media = link.dataset.media ?? ''
startDeferral()
