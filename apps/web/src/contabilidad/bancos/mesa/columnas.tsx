// Both sides of the desk and, beside them, what is known of a match. Where they do not both fit they take turns.
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { useDireccion } from '../enlaces.ts';
import { type Lado, lados, otroLado, type PorLado } from './datos/renglon.ts';
import { Filtros, Vacio } from './lado/filtros.tsx';
import { Lista, type ManoDeLista } from './lado/lista.tsx';
import classes from './mesa.module.css';
import { deshacerCruces } from './ordenes/ordenes.ts';
import type { MesaEnUso } from './use-mesa.ts';

const PanelDeCruce = lazy(async () => ({
  default: (await import('./cruce/panel-de-cruce.tsx')).PanelDeCruce,
}));

interface ColumnasProps {
  readonly mesa: MesaEnUso;
}

type Manos = PorLado<RefObject<ManoDeLista | null>>;

const TURNOS = [
  { value: 'banco', label: 'Banco' },
  { value: 'libros', label: 'Libros' },
] satisfies { readonly value: Lado; readonly label: string }[];

export function Columnas({ mesa }: ColumnasProps) {
  const { renglones, eleccion, sugerencia, panel } = mesa;
  const manos: Manos = { banco: useRef<ManoDeLista>(null), libros: useRef<ManoDeLista>(null) };
  const buscadores = { banco: useRef<HTMLElement>(null), libros: useRef<HTMLElement>(null) };
  useTeclas(mesa, manos, buscadores);
  useHallado(mesa, manos);
  useMostrarSugerencia(mesa, manos);
  const senalados = new Set([...(sugerencia?.lineas ?? []), ...(sugerencia?.movimientos ?? [])]);
  return (
    <div className={classes.columnas} data-turno={eleccion.lado} data-con-panel={panel && true}>
      <Box hideFrom="md" pad="sm md">
        <SegmentedControl<Lado>
          aria-label="Lado"
          size="xs"
          // Its letters are read at once in the other scheme too.
          transitionDuration={0}
          fullWidth
          data={TURNOS}
          value={eleccion.lado}
          onChange={eleccion.mirar}
        />
      </Box>
      {lados.map((lado) => (
        <Box key={lado} pad="xs lg" line="below" className={classes.filtros} data-lado={lado}>
          <Filtros
            lado={lado}
            filtro={renglones.filtros[lado]}
            cuantos={renglones.visibles[lado].length}
            onSalir={() => manos[lado].current?.mover(0)}
            ref={buscadores[lado]}
          />
        </Box>
      ))}
      {lados.map((lado) => (
        <Rejilla key={lado} lado={lado} mesa={mesa} senalados={senalados} mano={manos[lado]} />
      ))}
      <Suspense>
        <Panel mesa={mesa} />
      </Suspense>
    </div>
  );
}

interface RejillaProps {
  readonly lado: Lado;
  readonly mesa: MesaEnUso;
  readonly senalados: ReadonlySet<string>;
  readonly mano: RefObject<ManoDeLista | null>;
}

function Rejilla({ lado, mesa, senalados, mano }: RejillaProps) {
  const { renglones, eleccion } = mesa;
  return (
    <Stack container className={classes.lado} data-lado={lado}>
      <Lista
        lado={lado}
        renglones={renglones.visibles[lado]}
        filtro={renglones.filtros[lado]}
        sugerenciaDe={renglones.sugerenciaDe}
        eleccion={eleccion}
        senalados={senalados}
        onEntrar={() => mesa.teclear('Enter')}
        onVer={(renglon) => mesa.abrirPanel({ renglon, enfocar: false })}
        ref={mano}
      />
      {renglones.visibles[lado].length === 0 && (
        <Vacio lado={lado} hay={renglones.todos[lado].length > 0} filtro={renglones.filtros[lado]} />
      )}
    </Stack>
  );
}

/** What goes with the row that is looked at comes into sight on its side. */
function useMostrarSugerencia({ sugerencia, eleccion }: MesaEnUso, manos: Manos): void {
  const mostrar = useEffectEvent(() => {
    const otro = otroLado(eleccion.lado);
    const [primero] = (otro === 'banco' ? sugerencia?.lineas : sugerencia?.movimientos) ?? [];
    if (primero !== undefined) manos[otro].current?.mostrar(primero);
  });
  const cual = sugerencia?.id;
  useEffect(() => {
    if (cual !== undefined) mostrar();
  }, [cual]);
}

function Panel({ mesa }: ColumnasProps) {
  const { panel, puede, ordenes, abrir, abrirPanel, eleccion } = mesa;
  if (panel === undefined) return null;
  return (
    <div className={classes.panel}>
      <PanelDeCruce
        key={panel.renglon.id}
        renglon={panel.renglon}
        puede={puede}
        ocupado={ordenes.ocupado}
        enfocar={panel.enfocar}
        onDeshacer={async ({ id }) => {
          const hecho = await ordenes.hacer((abierta) => deshacerCruces(abierta, [id]), eleccion.objetivo);
          if (hecho) abrirPanel(undefined);
        }}
        onRevertir={(partidas) => abrir({ tipo: 'revertir', partidas, esLoUltimo: false })}
        onClose={() => abrirPanel(undefined)}
      />
    </div>
  );
}

/** The keys of the desk, from anywhere on it. What a row has of its own (the arrows, space, Enter) its list attends to. */
function useTeclas(mesa: MesaEnUso, manos: Manos, buscadores: PorLado<RefObject<HTMLElement | null>>): void {
  const { eleccion, teclear, abrir } = mesa;
  const { lado } = eleccion;
  const atender = (event: KeyboardEvent, hacer: () => unknown) => {
    event.preventDefault();
    hacer();
  };
  const irA = (otro: Lado) => {
    eleccion.mirar(otro);
    // Where they take turns it is drawn first.
    requestAnimationFrame(() => manos[otro].current?.mover(0));
  };
  useKeyPress('j', (event) => atender(event, () => manos[lado].current?.mover(1)));
  useKeyPress('k', (event) => atender(event, () => manos[lado].current?.mover(-1)));
  useKeyPress('h', (event) => atender(event, () => irA('banco')));
  useKeyPress('l', (event) => atender(event, () => irA('libros')));
  const orden = (event: KeyboardEvent) => {
    if (teclear(event.key)) event.preventDefault();
  };
  useKeyPress('u', orden);
  useKeyPress('x', orden);
  useKeyPress('e', orden);
  useKeyPress('p', orden);
  useKeyPress('r', orden);
  useKeyPress('m', orden);
  useKeyPress('c', orden);
  useKeyPress('/', (event) =>
    atender(event, () => {
      const campo = buscadores[lado].current?.querySelector('input');
      campo?.focus();
      campo?.select();
    }),
  );
  useKeyPress('F1', (event) => atender(event, () => abrir({ tipo: 'ayuda' })));
}

/**
 * A line that was found elsewhere (the search, a conciliación) is brought into sight and given the keyboard, even if the filters of
 * its side would not show it.
 */
function useHallado({ renglones, eleccion }: MesaEnUso, manos: Manos): void {
  const { busqueda, replace } = useDireccion();
  const id = busqueda.linea ?? busqueda.movimiento;
  const suyo = id === undefined ? undefined : renglones.porId.get(id);
  const indice = suyo === undefined ? -1 : renglones.visibles[suyo.lado].indexOf(suyo);
  const mostrar = useEffectEvent((lugar: number) => {
    if (suyo === undefined) return;
    if (lugar >= 0) {
      eleccion.activar(suyo.lado, lugar);
      manos[suyo.lado].current?.mostrar(suyo.id);
      replace({ linea: undefined, movimiento: undefined });
    } else if (suyo.lado === 'banco') replace({ banco: 'todas', bancoSigno: undefined, bancoQ: undefined });
    else replace({ libros: 'todas', librosSigno: undefined, librosQ: undefined });
  });
  useEffect(() => {
    if (id !== undefined) mostrar(indice);
  }, [id, indice]);
}
