// Whether the menu is in sight: beside the page from md, where it is as the person left it; over it, as a drawer, below.
import { Bars3Icon } from '@heroicons/react/24/outline';
import { useLocation } from '@tanstack/react-router';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveHabit, useHabits } from '#platform/habits.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';

interface NavigationPanel {
  readonly esAncha: boolean;
  readonly abierta: boolean;
  readonly alternar: () => void;
  readonly cerrar: () => void;
}

export const NavigationPanelContext = createContext<NavigationPanel | undefined>(undefined);

/** The panel of the frame around. */
function useNavigationPanel(): NavigationPanel {
  const panel = use(NavigationPanelContext);
  if (panel === undefined) throw new Error('A menu button outside of a frame');
  return panel;
}

/** Whether the menu stands beside the page, with whatever else it holds. */
export function useColumnInSight(): boolean {
  const { esAncha, abierta } = useNavigationPanel();
  return esAncha && abierta;
}

export function useNewNavigationPanel(): NavigationPanel {
  const esAncha = useAtLeast('md');
  const ruta = useLocation({ select: ({ href }) => href });
  const alLado = !useHabits().menuOculto;
  // The drawer is open at one address only: following a link closes it.
  const [abiertaEn, setAbiertaEn] = useState<string>();
  const encima = abiertaEn === ruta;

  useEffect(() => {
    if (esAncha) setAbiertaEn(undefined);
  }, [esAncha]);

  return useMemo(
    () => ({
      esAncha,
      abierta: esAncha ? alLado : encima,
      alternar: () => (esAncha ? saveHabit({ menuOculto: alLado }) : setAbiertaEn(encima ? undefined : ruta)),
      cerrar: () => (esAncha ? saveHabit({ menuOculto: true }) : setAbiertaEn(undefined)),
    }),
    [esAncha, alLado, encima, ruta],
  );
}

// Shows and hides the menu of the frame around.
export function MenuButton() {
  const { t } = useTranslation();
  const { abierta, alternar } = useNavigationPanel();
  return (
    <IconButton
      label={t(abierta ? 'frame.hideMenu' : 'frame.showMenu')}
      icon={Bars3Icon}
      aria-expanded={abierta}
      onClick={alternar}
    />
  );
}
