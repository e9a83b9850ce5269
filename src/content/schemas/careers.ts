import { z } from 'zod'
import {
  banner,
  choice,
  day,
  externalLink,
  groups,
  headingAndText,
  list,
  pageHead,
  place,
  prose,
  question,
  text,
  titled,
} from './fields.ts'

/** An open role. */
export const roleSchema = z.strictObject({
  title: text('The role', 'Marketing Head'),
  order: place('Place in the list'),
  summary: prose('One or two sentences', 'You fill our houses.'),
  location: text('Where', 'Lagos/Abuja Hybrid'),
  type: choice(['Full-time', 'Internship'], 'What kind of work'),
  closes: day('The last day to apply, where there is one').optional(),
  applicationLink: externalLink('Its application form', 'https://forms.example/{slug}/marketing-head'),
  whatYoullDo: list(prose('One thing', 'Plan each season’s campaign.'), 'What You’ll Do'),
  greatIfYouHave: list(prose('One thing', '5+ years in marketing.'), 'Great If You Have'),
})

/** The careers page. */
export const careersSchema = z.strictObject({
  ...pageHead,
  lead: prose('The line under the heading', 'Work where the drum is.'),
  hero: banner('The picture at the top', './careers.svg'),
  culture: list(titled('A part of how we work'), 'Culture sections'),
  rolesIntro: prose('A line over the roles', 'Ten roles.'),
  inside: list(titled('What it is like'), 'What It’s Like Here'),
  journey: groups('The steps of hiring, in order', {
    step: text('The number', '01'),
    title: text('The step', 'Application'),
    description: prose('What happens', 'You fill in the form.'),
  }),
  sampleQuestions: groups('Sample application questions, in order', {
    question: prose('The question', 'Tell us of a show.'),
    icon: choice(['pen', 'mask', 'voice'], 'The small picture'),
  }),
  faq: list(question, 'The hiring FAQ'),
  closing: z.strictObject(headingAndText('Is it you?', 'The call', 'Apply, or share.')),
  share: z.strictObject({
    title: text('The title that is shared', 'Work with us'),
    text: text('The text that is shared', 'Ten roles in theatre'),
  }),
})
