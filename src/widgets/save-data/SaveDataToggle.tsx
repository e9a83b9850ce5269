interface LessDataProps {
  /** The words of the switch: to save data, to have everything, and what is so while data is saved. */
  words: { use: string; stop: string; note: string }
}

/** The switch for less data. One of its two buttons shows, once the script in the page’s head has said which; without scripts nothing is held back. */
export function SaveDataToggle({ words }: LessDataProps) {
  return (
    <form className="less-data" role="none" data-enhance="less">
      <button className="button button-quiet" type="submit" name="less" value="1">
        {words.use}
      </button>
      <p>{words.note}</p>
      <button className="button button-quiet" type="submit" name="less" value="0">
        {words.stop}
      </button>
    </form>
  )
}
