import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { savePreference, usePreferences } from '../../platform/preferences.ts';
import { muestraDe, TEMA_ACTIVO, temas } from '../../ui/theme/themes.ts';
import { ChoiceGroup } from './choice-group.tsx';
import classes from './pill.module.css';

export function ThemeChoice() {
  const { t } = useTranslation();
  const { theme } = usePreferences();
  return (
    <ChoiceGroup
      titulo={t('settings.theme')}
      valor={theme ?? TEMA_ACTIVO}
      opciones={temas.map((tema) => ({
        valor: tema.id,
        dibujo: (
          <Box component="span" className={classes.pildora} __vars={{ '--muestra': muestraDe(tema) }}>
            <span className={classes.punto} />
            <span className={classes.nombre}>{t(`settings.themes.${tema.id}`)}</span>
          </Box>
        ),
      }))}
      elegir={(valor) => savePreference({ theme: valor })}
    />
  );
}
