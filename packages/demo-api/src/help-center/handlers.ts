import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import type { World } from '../world.ts';
import { type GuideWithContent, helpCalls, type SentRequest } from './calls.ts';
import { faqCategories, guideCategories } from './data.ts';

const GUIDES_PER_CATEGORY = 5;

export function helpCenterHandlers(world: World): HttpHandler[] {
  const helpful = new Map<string, boolean>();
  const sent: SentRequest[] = [];
  return [
    answer(helpCalls.faqs, ({ query: { slug } }) => withSlug(faqCategories, slug)),
    answer(helpCalls.guides, ({ query: { slug, limit = String(GUIDES_PER_CATEGORY) } }) =>
      slug === undefined
        ? guideCategories.map((category) => cut(category, Number(limit)))
        : withSlug(guideCategories, slug).map((category) => ({
            ...category,
            guides: category.guides.map(withoutContent),
          })),
    ),
    answer(helpCalls.guide, ({ query: { categorySlug, guideSlug } }) => {
      const [category] = withSlug(guideCategories, categorySlug);
      const [guide] = withSlug(category?.guides ?? [], guideSlug);
      return category === undefined || guide === undefined ? null : { ...category, guides: [guide] };
    }),
    answer(helpCalls.search, ({ query: { query } }) => found(query)),
    answer(helpCalls.feedback, ({ query: { guideId } }) => ({ helpful: helpful.get(guideId) ?? null })),
    answer(helpCalls.giveFeedback, ({ body }) => {
      helpful.set(body.guideId, body.helpful);
      return { helpful: body.helpful };
    }),
    answer(helpCalls.sentRequests, () => sent),
    answer(helpCalls.sendRequest, ({ body }) => {
      const request = { ...body, id: world.newId(), sentAt: new Date(world.nowMs()).toISOString() };
      sent.unshift(request);
      return request;
    }),
  ];
}

const withSlug = <T extends { readonly slug: string }>(list: readonly T[], slug: string | undefined): T[] =>
  list.filter((one) => slug === undefined || one.slug === slug);

const withoutContent = ({ content: _, ...guide }: GuideWithContent) => guide;

function cut(category: (typeof guideCategories)[number], limit: number) {
  const guides = category.guides.slice(0, limit).map(withoutContent);
  return { ...category, visibleGuides: guides.length, totalGuides: category.guides.length, guides };
}

/** Every word anywhere in the question and its answer, or in the guide and what it says. */
function found(query: string) {
  const words = plain(query).split(' ');
  if (words[0] === '') return { faqs: [], guides: [] };
  const has = (...texts: readonly string[]) => {
    const text = plain(texts.join(' ').replaceAll(/<[^>]*>/g, ' '));
    return words.every((word) => text.includes(word));
  };
  return {
    faqs: faqCategories.flatMap(({ faqs }) => faqs.filter(({ question, answer: a }) => has(question, a))),
    guides: guideCategories.flatMap(({ slug: categorySlug, guides }) =>
      guides
        .filter(({ title, subtitle, content }) => has(title, subtitle, content))
        .map((guide) => ({ ...withoutContent(guide), categorySlug })),
    ),
  };
}

/** Without accents or case. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
