// The help of an institution that does not exist. The categories are those of the specification; what they hold is
// written here and nowhere else.
import { seedId } from '../seeds.ts';
import type { Faq, FaqCategory, GuideWithContent } from './calls.ts';
import { faqTexts } from './faq-texts.ts';
import { accountGuides } from './guides/account.ts';
import type { GuideText } from './guides/guide-text.ts';
import { paymentGuides } from './guides/payments.ts';
import { projectGuides } from './guides/projects.ts';
import { settingsGuides } from './guides/settings.ts';
import { firstGuides } from './guides/started.ts';

export const faqCategories: readonly FaqCategory[] = [
  faqs('most-asked', 'Most asked'),
  faqs('general-inquiries', 'General inquiries'),
  faqs('licenses', 'Licenses'),
  faqs('payments', 'Payments'),
  faqs('support', 'Support'),
];

export const guideCategories = [
  guides('getting-started', 'Getting started', firstGuides),
  guides('projects', 'Projects', projectGuides),
  guides('settings', 'Settings', settingsGuides),
  guides('payments', 'Payments', paymentGuides),
  guides('your-account', 'Your account', accountGuides),
];

function faqs(slug: keyof typeof faqTexts, title: string): FaqCategory {
  const id = seedId('faq-category', slug);
  const all = faqTexts[slug].map(
    ([question, answer], index): Faq => ({
      id: seedId(`faq/${slug}`, index),
      categoryId: id,
      question,
      answer,
    }),
  );
  return { id, slug, title, faqs: all };
}

function guides(slug: string, title: string, texts: readonly GuideText[]) {
  const id = seedId('guide-category', slug);
  const all = texts.map(
    (text): GuideWithContent => ({ id: seedId(`guide/${slug}`, text.slug), categoryId: id, ...text }),
  );
  return { id, slug, title, guides: all };
}
