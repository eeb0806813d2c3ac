// A statement's rows with their figures, from its definition, the chart and what each account held and moved. Totals
// are added from the detail accounts, never from headers, so the levels that are shown change no figure.
import { nivelDe, padreDe } from '../catalogo.ts';
import { CERO, type Centavos, centavos, opuesto, restar, sumar } from '../dinero.ts';
import { aportesDe } from './aportes.ts';
import type { Cifras } from './cifras.ts';
import { type CuentaDelCatalogo, tomaDe } from './cobertura.ts';
import { type Plan, valoresDe } from './columnas.ts';
import type { Definicion, RenglonDeCuentas, Sumando } from './definicion.ts';
import { type Comprobada, type Fila, filaDeTitulo, type Opciones, seMuestra } from './fila.ts';
import { explicanSusLineas, medir } from './medidas.ts';
import { type PartesDe, partesEnColumna } from './partes.ts';
import { type CuentasDeCierre, cuentasDeResultado, porCerrarDe } from './por-cerrar.ts';
import { conSumas, delLado, mayorMostrado, sumarListas, sumarRamas } from './ramas.ts';

export interface Datos {
  /** In the order of its codes. */
  readonly catalogo: readonly CuentaDelCatalogo[];
  /** What each detail account held and moved, in each base of the plan. */
  readonly bases: readonly ReadonlyMap<string, Cifras>[];
  readonly plan: Plan;
  readonly cuentasDeCierre: CuentasDeCierre;
}

export interface Armado {
  readonly filas: readonly Fila[];
  readonly pruebas: readonly Comprobada[];
  readonly partesDe: PartesDe;
}

export function armarEstado(definicion: Definicion, datos: Datos, opciones: Opciones): Armado {
  const totales = new Map<string, readonly Centavos[]>();
  /** The rows shown that make up each part of the statement. */
  const sumandos = new Map<string, readonly string[]>();
  const filas: Fila[] = [];
  let titulo: Fila | undefined;
  const agregar = (...nuevas: readonly Fila[]) => {
    // A title without rows says nothing.
    if (nuevas.length > 0 && titulo !== undefined) filas.push(titulo);
    if (nuevas.length > 0) titulo = undefined;
    filas.push(...nuevas);
  };
  for (const renglon of definicion.renglones) {
    if (renglon.tipo === 'titulo' && !(renglon.supleClases && opciones.niveles.desde === 1))
      titulo = filaDeTitulo(`titulo:${renglon.texto}`, renglon.texto);
    if (renglon.tipo === 'cuentas') {
      const bloque = armarCuentas(definicion, renglon, datos);
      const suyas = filasDelBloque(renglon, bloque, datos, opciones);
      totales.set(renglon.clave, bloque.total);
      sumandos.set(
        renglon.clave,
        suyas.filter(({ padre }) => padre === null).map(({ clave }) => clave),
      );
      agregar(...suyas);
    }
    if (renglon.tipo === 'total') {
      const cifras = sumarRenglones(totales, renglon.suma, datos);
      const { clave, texto, esFinal = false } = renglon;
      totales.set(clave, cifras);
      sumandos.set(clave, [clave]);
      const suma = renglon.suma.flatMap((sumando) =>
        (sumandos.get(sumando.slice(1)) ?? []).map((suya) => sumando.charAt(0) + suya),
      );
      const valores = valoresDe(datos.plan, cifras);
      agregar({ ...filaDeTitulo(clave, texto), clase: 'total', esFinal, valores, suma });
    }
  }
  const pruebas = definicion.pruebas.map(({ texto, suma, contra = () => CERO }) => {
    const debidas = datos.bases.map((cifras) => contra(cifras, datos.catalogo));
    const sumadas = sumarRenglones(totales, suma, datos);
    return comprobar(
      texto,
      sumadas.map((sumada, i) => restar(sumada, debidas[i] ?? CERO)),
    );
  });
  const partesDe: PartesDe = (fila, columna) =>
    partesEnColumna(aportesDe(definicion, datos, fila), datos, columna);
  return { filas, pruebas, partesDe };
}

export function comprobar(texto: string, diferencias: readonly Centavos[]): Comprobada {
  const diferencia = diferencias.find((una) => una !== 0) ?? CERO;
  return { texto, cuadra: diferencia === 0, diferencia };
}

/** One line of a row, before it is known which are shown. */
interface Parte {
  readonly codigo: string;
  readonly texto: string;
  readonly esDetalle: boolean;
  /** Not an account: what the closing will bring to that code. */
  readonly esCalculada: boolean;
  readonly cifras: readonly Centavos[];
  /** What partidas de cierre moved, left out of its figures: more than zero where there was any. */
  readonly apartado: readonly Centavos[];
  /** Has something computed under it, so its lines alone do not explain it. */
  readonly mezclada: boolean;
}

interface Bloque {
  readonly partes: readonly Parte[];
  readonly total: readonly Centavos[];
  /** The lines of an account explain its figures. */
  readonly enlazada: boolean;
}

function armarCuentas(definicion: Definicion, renglon: RenglonDeCuentas, datos: Datos): Bloque {
  const { catalogo, bases } = datos;
  const toma = tomaDe(definicion, renglon);
  const medida = renglon.medida ?? definicion.medida;
  const propias = catalogo.filter(toma);
  const ramas = sumarRamas(propias, (idCuenta) => bases.map((cifras) => medir(cifras.get(idCuenta), medida)));
  const apartados =
    medida === 'movido'
      ? sumarRamas(propias, (idCuenta) => bases.map((cifras) => delCierre(cifras.get(idCuenta))))
      : new Map<string, Centavos[]>();
  const calculadas = porCerrar(renglon, datos);
  const enSuLado = (netos: readonly Centavos[]) => netos.map((neto) => delLado(neto, renglon.lado));
  const cuentas = propias.map(({ idCuenta, nombreCuenta, tipoCuenta }): Parte => {
    const suyas = calculadas.filter(({ codigo }) => codigo !== idCuenta && codigo.startsWith(idCuenta));
    const netos = [ramas.get(idCuenta) ?? [], ...suyas.map((una) => una.netos)];
    return {
      codigo: idCuenta,
      texto: nombreCuenta,
      esDetalle: tipoCuenta === 'D',
      esCalculada: false,
      cifras: enSuLado(sumarListas(netos, bases.length)),
      apartado: apartados.get(idCuenta) ?? [],
      mezclada: suyas.length > 0 || (renglon.naturaleza !== undefined && tipoCuenta === 'M'),
    };
  });
  const aparte = calculadas.map(({ codigo, texto, netos }): Parte => {
    const suyo = { codigo, texto, cifras: enSuLado(netos), apartado: [] };
    return { ...suyo, esDetalle: true, esCalculada: true, mezclada: true };
  });
  const partes = [...cuentas, ...aparte].sort((a, b) =>
    a.codigo < b.codigo ? -1 : Number(a.codigo > b.codigo),
  );
  const hojas = partes.filter(({ esDetalle }) => esDetalle).map(({ cifras }) => cifras);
  return { partes, total: sumarListas(hojas, bases.length), enlazada: explicanSusLineas(medida) };
}

function filasDelBloque(
  { clave, texto, sinDetalle }: RenglonDeCuentas,
  { partes, total, enlazada }: Bloque,
  { plan }: Datos,
  { niveles, conCero }: Opciones,
): Fila[] {
  const vivas = ramasConCifras(partes);
  const visibles = partes
    .filter(({ codigo, esDetalle, esCalculada, cifras }) => {
      if (conCero && !esCalculada) return true;
      return esDetalle ? cifras.some((cifra) => cifra !== 0) : vivas.has(codigo);
    })
    .map((parte) => ({ ...parte, nivel: texto === undefined ? (nivelDe(parte.codigo) ?? 2) : 2 }))
    .filter(({ esDetalle, nivel }) =>
      texto === undefined
        ? seMuestra({ nivel, esDetalle }, niveles)
        : esDetalle && niveles.hasta > 1 && sinDetalle !== true,
    );
  const mostradas = new Set(visibles.filter(({ esCalculada }) => !esCalculada).map(({ codigo }) => codigo));
  const padreDeParte = (codigo: string) => {
    if (texto !== undefined) return clave;
    const mayor = mayorMostrado(codigo, mostradas);
    return mayor === null ? null : `${clave}:${mayor}`;
  };
  const filas = visibles.map((parte): Fila => {
    const { codigo, esCalculada, mezclada, cifras, apartado } = parte;
    return {
      ...filaDeTitulo(esCalculada ? `${clave}:${codigo}:por-cerrar` : `${clave}:${codigo}`, parte.texto),
      clase: esCalculada ? 'calculada' : 'cuenta',
      idCuenta: esCalculada ? null : codigo,
      nivel: parte.nivel,
      padre: padreDeParte(codigo),
      valores: valoresDe(plan, cifras),
      enlace: mezclada || !enlazada ? null : { cuenta: codigo },
      sinCierre: columnasApartadas(plan, apartado),
    };
  });
  if (texto === undefined) return conSumas(filas);
  if (!conCero && filas.length === 0 && total.every((cifra) => cifra === 0)) return [];
  const rubro = { ...filaDeTitulo(clave, texto), nivel: 1, valores: valoresDe(plan, total) };
  return conSumas([{ ...rubro, clase: 'rubro' }, ...filas]);
}

/** The codes that hold something in some column, and all those above them: what cancels out is shown too. */
function ramasConCifras(partes: readonly Parte[]): Set<string> {
  const vivas = new Set<string>();
  for (const { codigo, esDetalle, cifras } of partes) {
    if (!esDetalle || cifras.every((cifra) => cifra === 0)) continue;
    for (let uno: string | null = codigo; uno !== null; uno = padreDe(uno)) vivas.add(uno);
  }
  return vivas;
}

function porCerrar({ resultado = [] }: RenglonDeCuentas, { bases, catalogo, cuentasDeCierre }: Datos) {
  if (resultado.length === 0) return [];
  const deResultado = cuentasDeResultado(catalogo, resultado);
  return porCerrarDe(cuentasDeCierre).map(({ codigo, texto, cuanto }) => {
    const netos = bases.map((cifras) =>
      sumar(
        deResultado.map((idCuenta) => {
          const suya = cifras.get(idCuenta);
          return suya === undefined ? CERO : cuanto(suya);
        }),
      ),
    );
    return { codigo, texto, netos };
  });
}

const delCierre = (cifras: Cifras | undefined): Centavos =>
  cifras === undefined ? CERO : centavos(cifras.cierre.debe + cifras.cierre.haber);

/** The columns, by their place, that leave something out. */
function columnasApartadas({ columnas }: Plan, apartado: readonly Centavos[]): number[] {
  const falta = (base: number | undefined) => base !== undefined && (apartado[base] ?? 0) !== 0;
  return columnas.flatMap(({ base, contra }, i) => (falta(base) || falta(contra) ? [i] : []));
}

function sumarRenglones(
  totales: ReadonlyMap<string, readonly Centavos[]>,
  suma: readonly Sumando[],
  { bases }: Datos,
): Centavos[] {
  const listas = suma.map((sumando) => {
    const suyo = totales.get(sumando.slice(1));
    if (suyo === undefined) throw new Error(`El estado suma un renglón que no tiene: ${sumando}`);
    return sumando.startsWith('-') ? suyo.map(opuesto) : suyo;
  });
  return sumarListas(listas, bases.length);
}
