import { z } from 'zod'
import * as f from './fields.ts'

export const roleSchema = z.strictObject({
  title: f.text('The role', 'Marketing Head'),
  order: f.order('Place in the list'),
  summary: f.prose('One or two sentences', 'You fill our houses.'),
  location: f.text('Where', 'Lagos/Abuja Hybrid'),
  type: f.choice(['Full-time', 'Internship'], 'What kind of work'),
  closes: f.day('The last day to apply, where there is one').optional(),
  applicationLink: f.externalLink('Its application form', 'https://forms.example/{slug}/marketing-head'),
  whatYoullDo: f.list(f.prose('One thing', 'Plan each season’s campaign.'), 'What You’ll Do'),
  greatIfYouHave: f.list(f.prose('One thing', '5+ years in marketing.'), 'Great If You Have'),
})

export const careersSchema = z.strictObject({
  ...f.pageTop,
  culture: f.list(f.titled('A part of how we work'), 'Culture sections'),
  rolesIntro: f.prose('A line over the roles'),
  inside: f.list(f.titled('What it is like'), 'What It’s Like Here'),
  journey: f.groups('The steps of hiring, in order', {
    step: f.text('The number'),
    title: f.text('The step'),
    description: f.prose('What happens'),
  }),
  sampleQuestions: f.groups('Sample application questions, in order', {
    question: f.prose('The question'),
    icon: f.choice(['pen', 'mask', 'voice'], 'The small picture'),
  }),
  faq: f.list(f.question, 'The hiring FAQ'),
  closing: f.block('The call'),
  share: z.strictObject({
    title: f.text('The title that is shared'),
    text: f.text('The text that is shared'),
  }),
})
