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
import { useCurrentUser } from '#platform/current-session.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import type { MesaAbierta } from './abrir/use-abierta.ts';
import { ponerCopia } from './copiar/poner-copia.ts';
import { refrescarBorradores, useBorradores } from './mis-borradores/use-borradores.ts';
import type { EstadoDelEscritorio } from './use-escritorio.ts';

const MisBorradores = lazy(async () => ({
  default: (await import('./mis-borradores/mis-borradores.tsx')).MisBorradores,
}));
const CopiarPartida = lazy(async () => ({
  default: (await import('./copiar/copiar-partida.tsx')).CopiarPartida,
}));
const ImportarPartidas = lazy(async () => ({
  default: (await import('#contabilidad/importaciones/importar-partidas.tsx')).ImportarPartidas,
}));

interface AccionesDePaginaProps {
  readonly escritorio: EstadoDelEscritorio;
  readonly mesaAbierta: MesaAbierta;
}

type Abierto = 'borradores' | 'copiar' | 'importar';

export function AccionesDePagina({ escritorio, mesaAbierta }: AccionesDePaginaProps) {
  const { soloLectura, estado } = escritorio;
  const [abierto, setAbierto] = useState<Abierto>();
  const puedeImportar = useCurrentUser()?.permisos.includes('partidas:importar') ?? false;
  const { partidas, hayMas } = useBorradores();
  const cuantas = `${partidas.length}${hayMas ? '+' : ''}`;
  const boton = (texto: string, icono: Icon, onClick: () => void, disabled = false) => {
    const Dibujo = icono;
    return (
      <Button
        variant="default"
        leftSection={<Dibujo width={18} height={18} aria-hidden />}
        disabled={disabled}
        onClick={onClick}
      >
        {texto}
      </Button>
    );
  };
  return (
    <>
      {boton(partidas.length === 0 ? 'Borradores' : `Borradores (${cuantas})`, InboxStackIcon, () => {
        // What was saved by itself meanwhile.
        void refrescarBorradores();
        setAbierto('borradores');
      })}
      {!soloLectura && boton('Copiar de otra', DocumentDuplicateIcon, () => setAbierto('copiar'))}
      {puedeImportar && boton('Importar', ArrowUpTrayIcon, () => setAbierto('importar'))}
      {boton('Nueva', DocumentPlusIcon, () => mesaAbierta.empezarOtra(), estado.fase === 'vacio')}
      <Suspense>
        <Elegido
          abierto={abierto}
          escritorio={escritorio}
          mesaAbierta={mesaAbierta}
          onCerrar={() => setAbierto(undefined)}
        />
      </Suspense>
    </>
  );
}

interface ElegidoProps extends AccionesDePaginaProps {
  readonly abierto: Abierto | undefined;
  readonly onCerrar: () => void;
}

function Elegido({ abierto, escritorio: { trabajo, id }, mesaAbierta, onCerrar }: ElegidoProps) {
  if (abierto === 'borradores')
    return (
      <MisBorradores
        abierto={id}
        onCerrar={onCerrar}
        onAbrir={(elegido) => {
          onCerrar();
          if (elegido !== id) mesaAbierta.abrir(elegido);
        }}
        onDescartado={(descartado) => {
          if (descartado !== id) return;
          onCerrar();
          trabajo.cerrar();
          mesaAbierta.empezarOtra();
        }}
      />
    );
  if (abierto === 'copiar')
    return (
      <CopiarPartida
        onClose={onCerrar}
        onElegida={(partida) => {
          // The dialog gives the keyboard back when it goes; then it is for the lines that came.
          flushSync(onCerrar);
          ponerCopia(trabajo.mesa, partida);
        }}
      />
    );
  if (abierto === 'importar')
    return <ImportarPartidas abierto onCerrar={onCerrar} onImportadas={() => void refrescarBorradores()} />;
  return null;
}
