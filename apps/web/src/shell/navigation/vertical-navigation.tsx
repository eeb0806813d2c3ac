// The menu as a column. Draws the six kinds of entry; what is open and active comes from tree.ts.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { AsideColumn } from './aside-column.tsx';
import { EntryList } from './entries.tsx';
import { NavigationContext } from './navigation-context.ts';
import { abiertasPorRuta, alAlternar, visibles } from './tree.ts';
import classes from './vertical-navigation.module.css';

interface VerticalNavigationProps {
  readonly entradas: readonly EntradaDeNavegacion[];
}

export function VerticalNavigation({ entradas }: VerticalNavigationProps) {
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
      ruta,
      abiertas,
      alternar: (id: string) => setAbiertas((antes) => alAlternar(mostradas, antes, id, ruta)),
      lateral: lateral?.id,
      alternarLateral: (entrada: EntradaDeNavegacion) =>
        setLateral((antes) => (antes?.id === entrada.id ? undefined : entrada)),
    }),
    [ruta, abiertas, mostradas, lateral],
  );

  return (
    <NavigationContext value={contexto}>
      <nav className={classes.navegacion} aria-label="Principal">
        <EntryList entradas={mostradas} nivel={0} />
      </nav>
      {lateral !== undefined && <AsideColumn entrada={lateral} cerrar={() => setLateral(undefined)} />}
    </NavigationContext>
  );
}
