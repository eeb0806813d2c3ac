// What the desk can be given: my drafts, an earlier partida to copy, a file to import; or a clean sheet.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import {
  ArrowUpTrayIcon,
  DocumentDuplicateIcon,
  DocumentPlusIcon,
  InboxStackIcon,
} from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useUsuario } from '../../app/current-session.ts';
import type { MesaAbierta } from './abrir/use-abierta.ts';
import { cabeceraDe, estaVacio } from './borrador/contenido.ts';
import type { Mesa } from './borrador/mesa.ts';
import { refrescarBorradores, useBorradores } from './borradores/use-borradores.ts';
import { hojaDeLineas } from './hoja/lineas.ts';
import type { EstadoDelEscritorio } from './use-escritorio.ts';

const MisBorradores = lazy(async () => ({
  default: (await import('./borradores/mis-borradores.tsx')).MisBorradores,
}));
const CopiarPartida = lazy(async () => ({
  default: (await import('./copiar/copiar-partida.tsx')).CopiarPartida,
}));
const ImportarPartidas = lazy(async () => ({
  default: (await import('../importar-partidas/importar-partidas.tsx')).ImportarPartidas,
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
              cerrar();
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

/** Over an empty desk, the header too; after what is written, only its lines. One undo takes them back. */
function ponerCopia(mesa: Mesa, partida: PartidaCompleta): void {
  const { hoja } = mesa;
  const { filas } = hojaDeLineas(partida.lineas);
  if (estaVacio(mesa.contenido())) {
    const { tipo, concepto } = cabeceraDe(partida);
    mesa.cambiar({ tipo, concepto });
    hoja.reemplazar(filas);
  } else {
    const escritas = hoja.lineas().filas.flatMap((fila) => hoja.getSnapshot().filas[fila] ?? []);
    hoja.reemplazar([...escritas, ...filas], { fila: escritas.length, columna: 'debe' });
  }
  hoja.enfocar();
}
