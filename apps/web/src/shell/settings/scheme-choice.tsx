import { esquemas } from '@cuadra/contract/escritorio/preferencias';
import { BoltIcon, MoonIcon, SunIcon } from '@heroicons/react/20/solid';
import { useTranslation } from 'react-i18next';
import { savePreference, usePreferences } from '#platform/preferences.ts';
import { CONFIGURED_SCHEME } from '#ui/theme/scheme.ts';
import { ChoiceGroup } from './choice-group.tsx';
import classes from './pill.module.css';

const dibujos = { auto: BoltIcon, dark: MoonIcon, light: SunIcon } as const;

export function SchemeChoice() {
  const { t } = useTranslation();
  const { scheme } = usePreferences();
  return (
    <ChoiceGroup
      titulo={t('settings.scheme')}
      valor={scheme ?? CONFIGURED_SCHEME}
      opciones={esquemas.map((valor) => {
        const Dibujo = dibujos[valor];
        return {
          valor,
          ...(valor === 'auto' && { pista: t('settings.autoHint') }),
          dibujo: (
            <span className={classes.pildora}>
              <Dibujo width={18} height={18} aria-hidden="true" />
              <span className={classes.nombre}>{t(`settings.schemes.${valor}`)}</span>
            </span>
          ),
        };
      })}
      elegir={(valor) => savePreference({ scheme: valor })}
    />
  );
}
