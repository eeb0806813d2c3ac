// What the desk can be given: my drafts, an earlier partida to copy, a file to import; or a clean sheet.
import {
  ArrowUpTrayIcon,
  DocumentDuplicateIcon,
  DocumentPlusIcon,
  InboxStackIcon,
} from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUsuario } from '../../platform/current-session.ts';
import type { MesaAbierta } from './abrir/use-abierta.ts';
import { refrescarBorradores, useBorradores } from './borradores/use-borradores.ts';
import { ponerCopia } from './copiar/poner-copia.ts';
import type { EstadoDelEscritorio } from './use-escritorio.ts';

const MisBorradores = lazy(async () => ({
  default: (await import('./borradores/mis-borradores.tsx')).MisBorradores,
}));
const CopiarPartida = lazy(async () => ({
  default: (await import('./copiar/copiar-partida.tsx')).CopiarPartida,
}));
const ImportarPartidas = lazy(async () => ({
  default: (await import('../importaciones/importar-partidas.tsx')).ImportarPartidas,
}));

interface AccionesDePaginaProps {
  readonly escritorio: EstadoDelEscritorio;
  readonly mesaAbierta: MesaAbierta;
}

const TAMANNO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function AccionesDePagina({ escritorio, mesaAbierta }: AccionesDePaginaProps) {
  const { trabajo, id, soloLectura, estado } = escritorio;
  const [abierto, setAbierto] = useState<'borradores' | 'copiar' | 'importar'>();
  const puedeImportar = useUsuario()?.permisos.includes('partidas:importar') ?? false;
  const { partidas, hayMas } = useBorradores();
  const cuantas = `${partidas.length}${hayMas ? '+' : ''}`;
  const cerrar = () => setAbierto(undefined);
  return (
    <>
      <Button
        variant="default"
        leftSection={<InboxStackIcon {...TAMANNO} />}
        onClick={() => {
          // What was saved by itself meanwhile.
          void refrescarBorradores();
          setAbierto('borradores');
        }}
      >
        {partidas.length === 0 ? 'Borradores' : `Borradores (${cuantas})`}
      </Button>
      {!soloLectura && (
        <Button
          variant="default"
          leftSection={<DocumentDuplicateIcon {...TAMANNO} />}
          onClick={() => setAbierto('copiar')}
        >
          Copiar de otra
        </Button>
      )}
      {puedeImportar && (
        <Button
          variant="default"
          leftSection={<ArrowUpTrayIcon {...TAMANNO} />}
          onClick={() => setAbierto('importar')}
        >
          Importar
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<DocumentPlusIcon {...TAMANNO} />}
        disabled={estado.fase === 'vacio'}
        onClick={() => mesaAbierta.empezarOtra()}
      >
        Nueva
      </Button>
      <Suspense>
        {abierto === 'borradores' && (
          <MisBorradores
            abierto={id}
            onCerrar={cerrar}
            onAbrir={(elegido) => {
              cerrar();
              if (elegido !== id) mesaAbierta.abrir(elegido);
            }}
            onDescartado={(descartado) => {
              if (descartado !== id) return;
              cerrar();
              trabajo.cerrar();
              mesaAbierta.empezarOtra();
            }}
          />
        )}
        {abierto === 'copiar' && (
          <CopiarPartida
            onClose={cerrar}
            onElegida={(partida) => {
              // The dialog gives the keyboard back when it goes; then it is for the lines that came.
              flushSync(cerrar);
              ponerCopia(trabajo.mesa, partida);
            }}
          />
        )}
        {abierto === 'importar' && (
          <ImportarPartidas abierto onCerrar={cerrar} onImportadas={() => void refrescarBorradores()} />
        )}
      </Suspense>
    </>
  );
}
