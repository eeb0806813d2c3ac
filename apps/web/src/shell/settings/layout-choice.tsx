// Choosing a layout first takes the one asked for in the address away from it, or it would win again.
import { type Disposicion, ladosDeNavegacion } from '@cuadra/contract/escritorio/preferencias';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NAVIGATION_SIDE } from '#escritorio/navegacion/side.ts';
import { savePreference, usePreferences } from '#platform/preferences.ts';
import { forgetRequest } from '#shell/chosen-layout/chosen-layout.ts';
import { ChoiceGroup } from './choice-group.tsx';
import classes from './layout-choice.module.css';
import { LayoutDrawing } from './layout-drawing.tsx';
import pill from './pill.module.css';

// The vertical ones, and in rows of their own the horizontal ones.
const ORDEN: readonly Disposicion[] = [
  'empty',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
  'centered',
  'enterprise',
  'material',
  'modern',
];
const PRIMERA_HORIZONTAL: Disposicion = 'centered';

export function LayoutChoice({ disposicion }: { readonly disposicion: Disposicion }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const elegir = async (layout: Disposicion) => {
    await navigate({
      to: '.',
      search: (antes: object) =>
        Object.fromEntries(Object.entries(antes).filter(([nombre]) => nombre !== 'layout')),
      hash: true,
      replace: true,
      // The page stays, so nothing typed in it is at risk.
      ignoreBlocker: true,
      resetScroll: false,
    });
    forgetRequest();
    return savePreference({ layout });
  };
  return (
    <ChoiceGroup
      titulo={t('settings.layout')}
      despues={<SideChoice />}
      valor={disposicion}
      opciones={ORDEN.map((valor) => ({
        valor,
        enFilaNueva: valor === PRIMERA_HORIZONTAL,
        dibujo: (
          <span className={classes.opcion}>
            <span className={classes.marco}>
              <LayoutDrawing disposicion={valor} />
            </span>
            <span className={classes.nombre}>{t(`settings.layouts.${valor}`)}</span>
          </span>
        ),
      }))}
      elegir={elegir}
    />
  );
}

/** For the layouts whose menu is a column, and for the drawer that it is on a phone. */
function SideChoice() {
  const { t } = useTranslation();
  const { navigation } = usePreferences();
  return (
    <ChoiceGroup
      menor
      titulo={t('settings.navigation')}
      valor={navigation ?? NAVIGATION_SIDE}
      opciones={ladosDeNavegacion.map((valor) => ({
        valor,
        dibujo: (
          <span className={pill.pildora}>
            <span className={pill.nombre}>{t(`settings.sides.${valor}`)}</span>
          </span>
        ),
      }))}
      elegir={(valor) => savePreference({ navigation: valor })}
    />
  );
}
