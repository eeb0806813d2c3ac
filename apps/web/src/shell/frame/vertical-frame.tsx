// The frame of every layout whose navigation is a column: beside the page on wide screens, where the menu button
// slides it in and out; over it, as a drawer, on small ones. The page scrolls; the column stays.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Bars3Icon } from '@heroicons/react/24/outline';
import { Drawer } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDesde } from '../breakpoints.ts';
import { SkipLink } from './skip-link.tsx';
import { useFocoAlNavegar } from './use-focus-on-navigation.ts';
import classes from './vertical-frame.module.css';

interface VerticalFrameProps {
  readonly columna: ReactNode;
  readonly encabezado: ReactNode;
  readonly children: ReactNode;
}

export function VerticalFrame({ columna, encabezado, children }: VerticalFrameProps) {
  const esAncha = useDesde('md');
  const ruta = useLocation({ select: ({ href }) => href });
  const [alLado, setAlLado] = useState(true);
  // The drawer is open at one address only: following a link closes it.
  const [abiertaEn, setAbiertaEn] = useState<string>();
  const encima = abiertaEn === ruta;
  const contenido = useRef<HTMLElement>(null);
  useFocoAlNavegar(contenido);

  useEffect(() => {
    if (esAncha) setAbiertaEn(undefined);
  }, [esAncha]);

  const abierta = esAncha ? alLado : encima;
  const alternar = () => (esAncha ? setAlLado(!alLado) : setAbiertaEn(encima ? undefined : ruta));
  return (
    <div className={classes.marco}>
      <SkipLink />
      {esAncha ? (
        <aside
          className={classes.columna}
          data-cerrada={!alLado || undefined}
          inert={!alLado}
          data-no-imprimir
        >
          {columna}
        </aside>
      ) : (
        <Drawer.Root
          opened={encima}
          onClose={() => setAbiertaEn(undefined)}
          size={280}
          classNames={{ content: classes.cajon ?? '' }}
        >
          <Drawer.Overlay backgroundOpacity={0.6} />
          <Drawer.Content aria-label="Menú">{columna}</Drawer.Content>
        </Drawer.Root>
      )}
      <div className={classes.lado}>
        <header className={classes.encabezado} data-no-imprimir>
          <IconButton
            etiqueta={abierta ? 'Ocultar el menú' : 'Mostrar el menú'}
            icono={Bars3Icon}
            aria-expanded={abierta}
            onClick={alternar}
          />
          {encabezado}
        </header>
        <main id="contenido" className={classes.contenido} ref={contenido} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
