/**
 * When the words behind it become true: “Once sent: ”. Browsers that show text alone ignore `hidden` and styles, and show these words too
 * early; all others hide both.
 */
export const OnlyOnce = ({ when }: { when: string }) => <span hidden>{`${when}: `}</span>
