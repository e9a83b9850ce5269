/** The name of the desk’s own words, which stand over Decap’s English ones. */
export const DESK_WORDS = 'desk'

/** Decap speaks of publishing, which nothing here does: it saves. */
export const WORDS = {
  editor: {
    editorToolbar: {
      publish: 'Save',
      publishNow: 'Save now',
      publishing: 'Saving …',
      published: 'Saved',
      publishAndCreateNew: 'Save and begin a new one',
      publishAndDuplicate: 'Save and begin a copy',
      deployButtonLabel: 'Look at the site',
    },
  },
  ui: {
    toast: {
      entrySaved: 'Saved in the file',
      onFailToPersist: 'Not saved. %{details}',
      missingRequiredField: 'Not saved yet: something is missing or written otherwise than it must be. Look for the fields with red words.',
    },
  },
}
