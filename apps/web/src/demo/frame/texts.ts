// The words of a sample application, in the three languages of the shell. They travel with the application, so that no
// page of the product pays for them. The three have the same keys: the compiler sees to it.
//
//   const texts = { es, en, tr };           // contacts/texts.ts: `en` and `tr` are of the type of `es`
//   const t = useTexts(texts);
//   <h1>{t.title}</h1><p>{t.count(contacts.length)}</p>
import { type Idioma, idiomas } from '@cuadra/contract/escritorio/preferencias';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE } from '#platform/languages.ts';

export type Texts<T> = Readonly<Record<Idioma, T>>;

export function useTexts<T>(texts: Texts<T>): T {
  return texts[useSampleLanguage()];
}

export function useSampleLanguage(): Idioma {
  const { language } = useTranslation().i18n;
  return idiomas.find((one) => one === language) ?? FALLBACK_LANGUAGE;
}

/** The same object with any texts: what `en` and `tr` must be when `es` is written plainly. */
export type Like<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...input: infer Input) => string
      ? (...input: Input) => string
      : Like<T[K]>;
};
