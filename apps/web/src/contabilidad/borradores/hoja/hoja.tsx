// The lines of a partida, written as in a spreadsheet: see almacen.ts for what it holds, flujo.ts for where Enter and Tab
// go, and teclado.ts for the rest of the keys. Where there is no room for columns, the lines are cards.
//
//   <Hoja almacen={almacen} cuentas={cuentas} saldos={saldos} conceptoDeCabecera={concepto} onFin={enfocarContabilizar} />
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { CERO, type Centavos, sumar } from '@cuadra/core/dinero';
import { esFormula } from '@cuadra/core/formula';
import {
  lazy,
  type RefObject,
  Suspense,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatearMonto } from '#ui/format/dinero.ts';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { contarLineas } from '../nombres.ts';
import { type Almacen, type Hoja as Escrita, rangoActivo } from './almacen.ts';
import { crearBuscador } from './buscador.ts';
import { LugarDeCuenta } from './celdas/texto-de-celda.tsx';
import { type Entorno, letrasDeColumna, useHoja } from './entorno.ts';
import { esLado } from './fila.ts';
import { Herramientas } from './herramientas.tsx';
import { crearMandos, type Dialogo, type Mandar, manejoDe, pegarBloque, pegarReconocido } from './manejo.ts';
import type { Bloque, Lectura } from './pegar/bloque.ts';
import { problemasDe } from './problemas.ts';
import { recordarMapeo } from './recuerdo.ts';
import { Tabla } from './tabla/tabla.tsx';
import { Tarjetas } from './tarjetas/tarjetas.tsx';

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
    <Box as="section" ref={marco} surface="card" clip aria-label="Líneas">
      <Herramientas entorno={entorno} mandar={mandar} conLineas={!enTarjetas} />
      <div {...manejo}>
        {enTarjetas ? <Tarjetas entorno={entorno} mandar={mandar} /> : <Tabla entorno={entorno} />}
      </div>
      {!enTarjetas && <BarraDeCelda entorno={entorno} />}
      <Dialogos entorno={entorno} cuentas={cuentas} dialogo={dialogo} pegado={pegado} onCerrar={cerrar} />
    </Box>
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

/** The name of any of the first cells: the words beside it do not move. */
const LUGAR = { minWidth: '2rem' };

/**
 * What there is to know of the cell with the cursor: what is wrong with it, the whole account with its balance,
 * the value of a formula. In the place where spreadsheets have it.
 */
function BarraDeCelda({ entorno }: { readonly entorno: Entorno }) {
  const hoja = useHoja(entorno.almacen, (todo) => todo);
  const { cursor } = hoja;
  return (
    <Row oneLine gap="lg" pad="xs lg" minHeight="2rem" line="above" size="xs" lines="tight" muted>
      <Text
        as="span"
        rigid
        surface="inset"
        pad="none sm"
        tone="normal"
        figures
        textAlign="center"
        style={LUGAR}
      >
        {letrasDeColumna[cursor.columna]}
        {cursor.fila + 1}
      </Text>
      <Text as="span" id={entorno.idDeBarra} grow tone="normal">
        <LoDeLaCelda entorno={entorno} hoja={hoja} />
      </Text>
      <Eleccion hoja={hoja} />
    </Row>
  );
}

function LoDeLaCelda({ entorno, hoja }: { readonly entorno: Entorno; readonly hoja: Escrita }) {
  const { fila: indice, columna } = hoja.cursor;
  const fila = hoja.filas[indice];
  const montos = hoja.montos[indice];
  if (fila === undefined || montos === undefined) return null;
  const problema = problemasDe(fila, montos, hoja.errores.get(fila.clave), entorno.buscador)[columna];
  if (problema !== undefined)
    return (
      <Text as="span" tone="error" weight="medium">
        {problema}
      </Text>
    );
  if (columna === 'idCuenta') return <LugarDeCuenta entorno={entorno} idCuenta={fila.idCuenta} />;
  if (!esLado(columna)) return null;
  const { monto } = montos[columna];
  if (fila.propuesta && fila[columna] !== '') return 'Lo que falta para que la partida cuadre.';
  return esFormula(fila[columna]) && monto !== undefined ? `= ${formatearMonto(monto)}` : null;
}

function Eleccion({ hoja }: { readonly hoja: Escrita }) {
  if (hoja.seleccion === null) return null;
  const { desde, hasta } = rangoActivo(hoja);
  const montos = hoja.montos.slice(desde, hasta + 1);
  const suma = (lado: 'debe' | 'haber') => sumar(montos.map((uno) => uno[lado].monto ?? CERO));
  return (
    <Text as="span" figures unbroken role="status">
      {contarLineas(hasta - desde + 1)}: debe {formatearMonto(suma('debe'))}, haber{' '}
      {formatearMonto(suma('haber'))}
    </Text>
  );
}

/** The keyboard follows the cursor while it is in the grid, and comes to it when it is asked to. */
function useFoco(marco: RefObject<HTMLElement | null>, { almacen, enUso }: Entorno): void {
  const lugar = useHoja(almacen, ({ filas, cursor }) => `${filas[cursor.fila]?.clave}.${cursor.columna}`);
  const foco = useHoja(almacen, (hoja) => hoja.foco);
  // Asked before the grid was drawn: it is attended now.
  const atendido = useRef({ lugar, foco: 0 });
  useLayoutEffect(() => {
    const anterior = atendido.current;
    atendido.current = { lugar, foco };
    const seMovio = anterior.lugar !== lugar && enUso.current;
    if (seMovio || anterior.foco !== foco) enfocarActiva(marco.current);
  }, [marco, enUso, lugar, foco]);
}

function enfocarActiva(marco: HTMLElement | null): void {
  const campo = marco?.querySelector<HTMLInputElement>('input[data-activa]');
  if (campo === null || campo === undefined) return;
  const lineas = campo.closest('[data-marco]');
  // The frame of lines is moved by who draws them, which knows what covers it.
  campo.focus({ preventScroll: lineas !== null });
  campo.select();
  // The page is moved when the foot of the desk, or the edge of the window, covers the cell.
  if (lineas !== null && estaCubierto(campo)) lineas.scrollIntoView({ block: 'nearest' });
}

function estaCubierto(campo: HTMLElement): boolean {
  const { left, bottom } = campo.getBoundingClientRect();
  const encima = document.elementFromPoint(left + 1, bottom - 1);
  return encima === null || !campo.closest('td')?.contains(encima);
}

/** Gives how to leave a block waiting. */
function useLlegadaDeCuentas(
  { almacen, buscador, soloLectura }: Entorno,
  pegar: (bloque: Bloque) => void,
): (bloque: Bloque) => void {
  const porPegar = useRef<Bloque[]>([]);
  const alLlegar = useEffectEvent(() => {
    almacen.nombrarCuentas(buscador.resolver);
    for (const bloque of porPegar.current.splice(0)) pegar(bloque);
  });
  useLayoutEffect(() => {
    if (buscador.listo && !soloLectura) alLlegar();
  }, [buscador, soloLectura]);
  return (bloque) => {
    porPegar.current.push(bloque);
  };
}
