// The lines of a partida, written as in a spreadsheet: see almacen.ts for what it holds, flujo.ts for where Enter and Tab
// go, and teclado.ts for the rest of the keys. Where there is no room for columns, the lines are cards.
//
//   <Hoja almacen={almacen} cuentas={cuentas} saldos={saldos} conceptoDeCabecera={concepto} onFin={enfocarContabilizar} />
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { Centavos } from '@cuadra/core/dinero';
import { lazy, type RefObject, Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import type { Almacen } from './almacen.ts';
import { BarraDeCelda } from './barra-de-celda.tsx';
import { crearBuscador } from './buscador.ts';
import type { Entorno } from './entorno.ts';
import { Herramientas } from './herramientas.tsx';
import classes from './hoja.module.css';
import { crearMandos, type Dialogo, type Mandar } from './manejo.ts';
import type { Bloque, Lectura } from './pegar/bloque.ts';
import { recordarMapeo } from './pegar/mapeo-recordado.ts';
import { Tabla } from './tabla/tabla.tsx';
import { Tarjetas } from './tarjetas/tarjetas.tsx';
import { manejoDe, pegarBloque, pegarReconocido } from './teclas-y-portapapeles.ts';
import { useFoco } from './use-foco.ts';
import { useLlegadaDeCuentas } from './use-llegada-de-cuentas.ts';

export interface HojaProps {
  readonly almacen: Almacen;
  /** Undefined while they come; what is written meanwhile is looked up then. */
  readonly cuentas: readonly Cuenta[] | undefined;
  /** Balance of each account in its own sign, in centavos; undefined while unknown or for who may not see them. */
  readonly saldos: ReadonlyMap<string, Centavos> | undefined;
  /** Shown in the lines that have none of their own. */
  readonly conceptoDeCabecera: string;
  readonly soloLectura?: boolean;
  /** Enter after the last line of a partida that balances, or F6: what comes next is to post it. */
  readonly onFin?: () => void;
}

/** Below it, five columns cannot be read. */
const ANCHO_DE_TABLA = 640;
const ALTO_DE_FILA = 36;

const SIN_CUENTAS: readonly Cuenta[] = [];

const MacroDeImpuesto = lazy(async () => ({
  default: (await import('./macros/macro-de-impuesto.tsx')).MacroDeImpuesto,
}));
const PegarBloque = lazy(async () => ({ default: (await import('./pegar/pegar-bloque.tsx')).PegarBloque }));
const AyudaDeTeclado = lazy(async () => ({
  default: (await import('./ayuda-de-teclado.tsx')).AyudaDeTeclado,
}));

export function Hoja(props: HojaProps) {
  const { almacen, cuentas = SIN_CUENTAS, onFin } = props;
  const marco = useRef<HTMLElement>(null);
  const enTarjetas = useEstrecho(marco);
  const [dialogo, setDialogo] = useState<Dialogo>();
  const [pegado, setPegado] = useState<Pegado>();
  const porConfirmar = useRef<(() => void) | undefined>(undefined);
  const mandos = crearMandos({
    almacen,
    onFin,
    abrir: setDialogo,
    pagina: () => filasEnVista(marco.current),
  });
  const mandar: Mandar = (orden) => {
    porConfirmar.current?.();
    return mandos(orden);
  };
  const entorno = useEntorno(props, porConfirmar, mandar);
  const pegar = (bloque: Bloque) =>
    pegarReconocido(entorno, bloque, (lectura) => setPegado({ bloque, lectura }));
  const esperar = useLlegadaDeCuentas(entorno, pegar);
  const manejo = manejoDe({ entorno, mandar, pegar, esperar });
  useFoco(marco, entorno);
  // From a cell it is one more of its keys.
  useKeyPress('F1', (event) => {
    event.preventDefault();
    setDialogo('ayuda');
  });
  const cerrar = () => {
    setDialogo(undefined);
    setPegado(undefined);
  };
  return (
    <section ref={marco} className={classes.hoja} aria-label="Líneas">
      <Herramientas entorno={entorno} mandar={mandar} conLineas={!enTarjetas} />
      <div {...manejo}>
        {enTarjetas ? <Tarjetas entorno={entorno} mandar={mandar} /> : <Tabla entorno={entorno} />}
      </div>
      {!enTarjetas && <BarraDeCelda entorno={entorno} />}
      <Dialogos entorno={entorno} cuentas={cuentas} dialogo={dialogo} pegado={pegado} onCerrar={cerrar} />
    </section>
  );
}

interface Pegado {
  readonly bloque: Bloque;
  readonly lectura: Lectura;
}

interface DialogosProps {
  readonly entorno: Entorno;
  readonly cuentas: readonly Cuenta[];
  readonly dialogo: Dialogo | undefined;
  /** What was pasted, still to be told which column is which. */
  readonly pegado: Pegado | undefined;
  readonly onCerrar: () => void;
}

function Dialogos({ entorno, cuentas, dialogo, pegado, onCerrar }: DialogosProps) {
  const { almacen, buscador } = entorno;
  return (
    <Suspense>
      {dialogo === 'ayuda' && <AyudaDeTeclado onCerrar={onCerrar} />}
      {(dialogo === 'iva' || dialogo === 'isr') && (
        <MacroDeImpuesto
          macro={dialogo}
          almacen={almacen}
          cuentas={cuentas.filter(({ idCuenta }) => buscador.problema(idCuenta) === undefined)}
          onCerrar={onCerrar}
        />
      )}
      {pegado !== undefined && (
        <PegarBloque
          {...pegado}
          onCerrar={onCerrar}
          onPegar={(lectura) => {
            recordarMapeo(pegado.bloque, lectura, buscador.resolver);
            pegarBloque(entorno, pegado.bloque, lectura);
            onCerrar();
            almacen.enfocar();
          }}
        />
      )}
    </Suspense>
  );
}

function useEntorno(props: HojaProps, porConfirmar: Entorno['porConfirmar'], mandar: Mandar): Entorno {
  const { almacen, cuentas, saldos, conceptoDeCabecera, soloLectura = false } = props;
  const idDeBarra = useId();
  const enUso = useRef(false);
  const buscador = useMemo(() => crearBuscador(cuentas), [cuentas]);
  // The latest, without making every line new at each render.
  const avanzar = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    avanzar.current = () => mandar('entrar');
  });
  return useMemo(
    () => ({
      almacen,
      buscador,
      saldos,
      conceptoDeCabecera,
      soloLectura,
      idDeBarra,
      porConfirmar,
      enUso,
      avanzar: () => avanzar.current(),
    }),
    [almacen, buscador, saldos, conceptoDeCabecera, soloLectura, idDeBarra, porConfirmar],
  );
}

function useEstrecho(marco: RefObject<HTMLElement | null>): boolean {
  const [estrecho, setEstrecho] = useState(() => window.innerWidth < ANCHO_DE_TABLA);
  useLayoutEffect(() => {
    const elemento = marco.current;
    if (elemento === null) return;
    const medir = () => setEstrecho(elemento.clientWidth < ANCHO_DE_TABLA);
    medir();
    const vigia = new ResizeObserver(medir);
    vigia.observe(elemento);
    return () => vigia.disconnect();
  }, [marco]);
  return estrecho;
}

/** Less the header, the totals, and a line of the page before, so that the eye does not get lost. */
function filasEnVista(marco: HTMLElement | null): number {
  const alto = marco?.querySelector('[data-marco]')?.clientHeight ?? window.innerHeight;
  return Math.max(1, Math.floor(alto / ALTO_DE_FILA) - 3);
}
