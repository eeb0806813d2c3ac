// The language of the shell: its flag on the button, the others in the menu.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import { type Idioma, idiomas } from '@cuadra/contract/escritorio/preferencias';
import { ActionIcon, Menu } from '@mantine/core';
import turquia from 'flag-icons/flags/4x3/tr.svg';
import estadosUnidos from 'flag-icons/flags/4x3/us.svg';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#platform/i18n.ts';
import { FALLBACK_LANGUAGE } from '#platform/languages.ts';
import { Row } from '#ui/layout/layout.tsx';
import { MenuChoice } from '#ui/marks/menu-choice.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import guatemala from './guatemala.svg';
import classes from './language-menu.module.css';

export function LanguageMenu() {
  const { t } = useTranslation();
  const actual = useLanguage();
  const elegir = useChooseLanguage();
  const nombre = t('language.button', { language: t(`language.${actual}`) });
  return (
    <Menu position="bottom-end" width={208}>
      <Menu.Target>
        <ActionIcon aria-label={nombre} title={nombre}>
          <Flag idioma={actual} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('language.label')}>
        {idiomas.map((idioma) => (
          <MenuChoice
            key={idioma}
            value={idioma}
            mark={<Flag idioma={idioma} />}
            chosen={idioma === actual}
            onChoose={() => void elegir(idioma)}
          >
            {t(`language.${idioma}`)}
          </MenuChoice>
        ))}
        {actual !== 'es' && (
          <Text size="xs" muted lines="tight" line="above" pad="md lg" roomAbove="xs">
            {t('language.books')}
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function Flag({ idioma }: { readonly idioma: Idioma }) {
  return (
    <Row as="span" className={classes.bandera}>
      <img src={flags[idioma]} width={24} height={18} alt="" />
    </Row>
  );
}

// The language of the shell, and changing it. A change that does not succeed leaves all as it was, and says so.
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

// One flag per language. Only these files of the package enter the build. Guatemala's is the one without the coat of
// arms: in the header it would not be seen, and every person's first visit would pay ten kilobytes for it.
const flags: Readonly<Record<Idioma, string>> = { en: estadosUnidos, tr: turquia, es: guatemala };
