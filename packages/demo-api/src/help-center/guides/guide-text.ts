/** A guide as it is written; its content is small markup: paragraphs, second headings, lists and emphasis. */
export interface GuideText {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly content: string;
}
