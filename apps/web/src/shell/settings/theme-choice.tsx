import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { savePreference, usePreferences } from '#platform/preferences.ts';
import { ACTIVE_THEME, swatchOf, themes } from '#ui/theme/themes.ts';
import { ChoiceGroup } from './choice-group.tsx';
import classes from './pill.module.css';

export function ThemeChoice() {
  const { t } = useTranslation();
  const { theme } = usePreferences();
  return (
    <ChoiceGroup
      titulo={t('settings.theme')}
      valor={theme ?? ACTIVE_THEME}
      opciones={themes.map((tema) => ({
        valor: tema.id,
        dibujo: (
          <Box component="span" className={classes.pildora} __vars={{ '--muestra': swatchOf(tema) }}>
            <span className={classes.punto} />
            <span className={classes.nombre}>{t(`settings.themes.${tema.id}`)}</span>
          </Box>
        ),
      }))}
      elegir={(valor) => savePreference({ theme: valor })}
    />
  );
}
