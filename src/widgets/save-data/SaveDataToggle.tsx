import { WORDS } from '../../lib/words.ts'
import { OnlyOnce } from '../../ui/OnlyOnce.tsx'
import { lazyPart } from '../lazyPart.ts'

interface SaveDataToggleProps {
  /** Texts: to save data, to load everything, and what save-data mode does. */
  texts: { use: string; stop: string; note: string }
}

/** Turns save-data mode on or off. The head script decides which of the two buttons is shown; without scripts there is no such mode. */
export const SaveDataToggle = ({ texts }: SaveDataToggleProps) => (
  <div className="less-data" {...lazyPart('save-data')}>
    <button className="button button-quiet" type="button" name="less" value="1">
      {texts.use}
    </button>
    <p>
      <OnlyOnce when={WORDS.onlyOnce.pressed} />
      {texts.note}
    </p>{' '}
    <button className="button button-quiet" type="button" name="less" value="0">
      {texts.stop}
    </button>
  </div>
)
