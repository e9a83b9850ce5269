import { z } from 'zod'
import * as f from './fields.ts'

export const articleSchema = z.strictObject({
  title: f.text('The headline', 'Nine artists join the bootcamp'),
  shortTitle: f.shortTitle,
  slug: f.shortName('The last part of its address, when it is not the file’s name', '{slug}-fest-2025', /^[a-z0-9{}-]+$/).optional(),
  subtitle: f.text('A line under the headline, on the article’s page', 'The Lagos premiere has a home').optional(),
  excerpt: f.prose('Two sentences for cards', 'The institute opens its stage to us.'),
  description: f.text('For search engines and shared links, at most 160 characters', 'The Lagos premiere…').max(160),
  image: f.picture('Its picture', './partnership.svg'),
  date: f.day('The day it was published'),
  updated: f.day('The day these words last changed').optional(),
  language: f.choice(['English', 'Yoruba'], 'The language of headline, subtitle and excerpt: English, if left out').optional(),
  category: f.choice(['Partnership', 'Press Coverage', 'Academy', 'Festival', 'Development', 'Theatre'], 'What it is about'),
  order: f.count('Place among the stories, from 1. Stories without one come before them, newest first', 1, 1).optional(),
  logoImage: f.picture('The mark of a partner or newspaper', './mark.svg', 400).optional(),
  externalLink: f.externalLink('The address of the coverage, for press items', 'https://press.example/review').optional(),
  production: f.reference('productions', 'The production it tells of', 'daughters-of-dance').optional(),
  partner: f.reference('partners', 'The partner it tells of', 'lagos-institute').optional(),
  contactNote: f.block('The contact block at the end: whom to ask', 'Press, tickets and sponsorship', 'Write to us.').optional(),
  related: f.list(f.namedLink('A related story'), 'Related news, in order').optional(),
  ...f.pageFields,
})
