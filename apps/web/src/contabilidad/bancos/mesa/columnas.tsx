// Both sides of the desk and, beside them, what is known of a match. Where they do not both fit they take turns.
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { SegmentedControl } from '@mantine/core';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import classes from './columnas.module.css';
import { type Lado, lados, otroLado } from './datos/renglon.ts';
import { Filtros } from './lado/filtros.tsx';
import { Lista, type ManoDeLista } from './lado/lista.tsx';
import { Vacio } from './lado/vacio.tsx';
import { deshacerCruces } from './ordenes/ordenes.ts';
import { useTeclas } from './teclado/use-teclas.ts';
import { useHallado } from './use-hallado.ts';
import type { MesaEnUso } from './use-mesa.ts';
import type { PorLado } from './use-renglones.ts';

const PanelDeCruce = lazy(async () => ({
  default: (await import('./cruce/panel-de-cruce.tsx')).PanelDeCruce,
}));

interface ColumnasProps {
  readonly cuenta: CuentaBancaria;
  readonly mesa: MesaEnUso;
}

export type Manos = PorLado<RefObject<ManoDeLista | null>>;

const TURNOS = [
  { value: 'banco', label: 'Banco' },
  { value: 'libros', label: 'Libros' },
] satisfies { readonly value: Lado; readonly label: string }[];

export function Columnas({ cuenta, mesa }: ColumnasProps) {
  const { renglones, eleccion, sugerencia, panel } = mesa;
  const manos: Manos = { banco: useRef<ManoDeLista>(null), libros: useRef<ManoDeLista>(null) };
  const buscadores = { banco: useRef<HTMLElement>(null), libros: useRef<HTMLElement>(null) };
  useTeclas(mesa, manos, buscadores);
  useHallado(mesa, manos);
  useMostrarSugerencia(mesa, manos);
  const senalados = new Set([...(sugerencia?.lineas ?? []), ...(sugerencia?.movimientos ?? [])]);
  return (
    <div className={classes.columnas} data-turno={eleccion.lado} data-con-panel={panel && true}>
      <div className={classes.turnos}>
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
      </div>
      {lados.map((lado) => (
        <div key={lado} className={classes.filtros} data-lado={lado}>
          <Filtros
            lado={lado}
            filtro={renglones.filtros[lado]}
            cuantos={renglones.visibles[lado].length}
            onSalir={() => manos[lado].current?.mover(0)}
            ref={buscadores[lado]}
          />
        </div>
      ))}
      {lados.map((lado) => (
        <Rejilla key={lado} lado={lado} mesa={mesa} senalados={senalados} mano={manos[lado]} />
      ))}
      <Suspense>
        <Panel cuenta={cuenta} mesa={mesa} />
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
    <div className={classes.lado} data-lado={lado}>
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
    </div>
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
