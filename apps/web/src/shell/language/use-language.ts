// The language of the shell, and changing it. A change that does not succeed leaves all as it was, and says so.
import { type Idioma, idiomas } from '@cuadra/contract/escritorio/preferencias';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#platform/i18n.ts';
import { FALLBACK_LANGUAGE } from '#platform/languages.ts';
import { notify } from '#ui/toasts/toasts.ts';

export function useLanguage(): Idioma {
  const { language } = useTranslation().i18n;
  return idiomas.find((idioma) => idioma === language) ?? FALLBACK_LANGUAGE;
}

export function useChooseLanguage(): (idioma: Idioma) => Promise<void> {
  const { t } = useTranslation();
  return async (idioma) => {
    const desenlace = await chooseLanguage(idioma);
    if (desenlace === 'sin-archivo') await notify(t('language.failed'), 'error');
    if (desenlace === 'sin-guardar') await notify(t('language.notSaved'), 'error');
  };
}
