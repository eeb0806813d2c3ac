// The language of the shell: its flag on the button, the others in the menu.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import { type Idioma, idiomas } from '@cuadra/contract/escritorio/preferencias';
import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MenuChoice } from '#ui/marks/menu-choice.tsx';
import { flags } from './flags.ts';
import classes from './language-menu.module.css';
import { useChooseLanguage, useLanguage } from './use-language.ts';

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
            valor={idioma}
            marca={<Flag idioma={idioma} />}
            elegida={idioma === actual}
            onElegir={() => void elegir(idioma)}
          >
            {t(`language.${idioma}`)}
          </MenuChoice>
        ))}
        {actual !== 'es' && <p className={classes.nota}>{t('language.books')}</p>}
      </Menu.Dropdown>
    </Menu>
  );
}

function Flag({ idioma }: { readonly idioma: Idioma }) {
  return (
    <span className={classes.bandera}>
      <img src={flags[idioma]} width={24} height={18} alt="" />
    </span>
  );
}
