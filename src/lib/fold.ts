/** The letters of a text without capitals and marks, for looking words up: “oro” finds “Ọ̀rọ̀”. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
