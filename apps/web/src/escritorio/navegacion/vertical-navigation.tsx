// The menu as a column. Draws the six kinds of entry; what is open and active comes from tree.ts.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Apariencia } from './appearance.ts';
import { AsideColumn } from './aside-column.tsx';
import { EntryList } from './entries.tsx';
import { dejarALaVista } from './keep-in-sight.ts';
import { NavigationContext } from './navigation-context.ts';
import { abiertasPorRuta, alAlternar, visibles } from './tree.ts';
import classes from './vertical-navigation.module.css';

interface VerticalNavigationProps {
  readonly entradas: readonly EntradaDeNavegacion[];
  readonly apariencia: Apariencia;
}

export function VerticalNavigation({ entradas, apariencia }: VerticalNavigationProps) {
  const { t } = useTranslation();
  const { mostradas, contexto, lateral, cerrarLateral } = useMenu(entradas, apariencia);
  const menu = useActivaALaVista();
  return (
    <NavigationContext value={contexto}>
      <nav
        ref={menu}
        className={classes.navegacion}
        data-apariencia={apariencia}
        // The titles are in Spanish whatever the shell speaks, and Turkish has capitals of its own.
        lang="es-GT"
        aria-label={t('frame.main')}
      >
        <EntryList entradas={mostradas} nivel={0} />
      </nav>
      {lateral !== undefined && (
        // What the second column holds is drawn whole, whatever the menu beside it looks like.
        <NavigationContext value={{ ...contexto, apariencia: 'default' }}>
          <AsideColumn entrada={lateral} cerrar={cerrarLateral} />
        </NavigationContext>
      )}
    </NavigationContext>
  );
}

/** What is open in the menu. */
function useMenu(entradas: readonly EntradaDeNavegacion[], apariencia: Apariencia) {
  const ruta = useLocation({ select: ({ pathname }) => pathname });
  const mostradas = useMemo(() => visibles(entradas), [entradas]);
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(() => abiertasPorRuta(mostradas, ruta));
  const [lateral, setLateral] = useState<EntradaDeNavegacion>();

  // Every navigation opens the way to the page and closes the rest.
  useEffect(() => {
    setAbiertas(abiertasPorRuta(mostradas, ruta));
    setLateral(undefined);
  }, [mostradas, ruta]);

  const contexto = useMemo(
    () => ({
      apariencia,
      ruta,
      abiertas,
      alternar: (id: string) => setAbiertas((antes) => alAlternar(mostradas, antes, id, ruta)),
      lateral: lateral?.id,
      alternarLateral: (entrada: EntradaDeNavegacion) =>
        setLateral((antes) => (antes?.id === entrada.id ? undefined : entrada)),
    }),
    [apariencia, ruta, abiertas, mostradas, lateral],
  );
  return { mostradas, contexto, lateral, cerrarLateral: () => setLateral(undefined) };
}

/** On first show, the page where one is. */
function useActivaALaVista(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const activa = menu.current?.querySelector('[aria-current="page"]');
    const rodante = menu.current?.parentElement;
    if (activa && rodante) dejarALaVista(activa, rodante);
  }, []);
  return menu;
}
