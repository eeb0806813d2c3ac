// The help centre: what is asked most, how things are done, and whom to write to. Questions and guides are answered as a
// list of categories; with the slug of one, as a list of that one, which is empty when nobody knows the slug.
import { call } from '../call.ts';

export interface Faq {
  readonly id: string;
  readonly categoryId: string;
  readonly question: string;
  readonly answer: string;
}

export interface FaqCategory {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly faqs: readonly Faq[];
}

export interface Guide {
  readonly id: string;
  readonly categoryId: string;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
}

export interface GuideWithContent extends Guide {
  /** Markup. */
  readonly content: string;
}

interface CategoryOf<G extends Guide> {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly guides: readonly G[];
}

export interface GuideCategory extends CategoryOf<Guide> {
  /** When all categories are answered, with no more than the limit of each. */
  readonly visibleGuides?: number;
  readonly totalGuides?: number;
}

export interface SupportRequest {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export interface SentRequest extends SupportRequest {
  readonly id: string;
  readonly sentAt: string;
}

/** A guide among what was found, with the slug of its category, which its address needs. */
export interface FoundGuide extends Guide {
  readonly categorySlug: string;
}

export const helpCalls = {
  faqs: call<{ query: { slug?: string }; response: FaqCategory[] }>('GET', '/api/apps/help-center/faqs'),
  guides: call<{ query: { slug?: string; limit?: string }; response: GuideCategory[] }>(
    'GET',
    '/api/apps/help-center/guides',
  ),
  /** The category, with that one guide. */
  guide: call<{
    query: { categorySlug: string; guideSlug: string };
    response: CategoryOf<GuideWithContent> | null;
  }>('GET', '/api/apps/help-center/guide'),

  // The specification has no more calls; these are ours, so that the search box, the thumbs and the form do what they say.
  search: call<{ query: { query: string }; response: { faqs: Faq[]; guides: FoundGuide[] } }>(
    'GET',
    '/api/apps/help-center/search',
  ),
  feedback: call<{ query: { guideId: string }; response: { helpful: boolean | null } }>(
    'GET',
    '/api/apps/help-center/feedback',
  ),
  giveFeedback: call<{ body: { guideId: string; helpful: boolean }; response: { helpful: boolean } }>(
    'POST',
    '/api/apps/help-center/feedback',
  ),
  /** The latest first. */
  sentRequests: call<{ response: SentRequest[] }>('GET', '/api/apps/help-center/requests'),
  sendRequest: call<{ body: SupportRequest; response: SentRequest }>(
    'POST',
    '/api/apps/help-center/requests',
  ),
};
