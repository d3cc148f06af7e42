/** Maximum length of a lead in characters. A longer first sentence is no lead. */
const MAX_LEAD = 220;

/**
 * Splits a description into its first sentence, the lead, and the rest. The lead is null if there is only one sentence,
 * or if the first one may end with an abbreviation such as 'St.': a word of one or two letters.
 */
export function splitLead(description: string): { lead: string | null; rest: string } {
  const match = /^(.*?[.!?])\s+(?=\p{Lu})/su.exec(description);
  const lead = match?.[1];
  if (!match || lead === undefined || lead.length > MAX_LEAD || !/(\p{L}{3}|\p{N}|°C).$/u.test(lead))
    return { lead: null, rest: description };
  return { lead, rest: description.slice(match[0].length) };
}
