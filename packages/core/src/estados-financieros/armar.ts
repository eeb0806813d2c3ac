// A statement's rows with their figures, from its definition, the chart and what each account held and moved. Totals
// are added from the detail accounts, never from headers, so the levels that are shown change no figure.
import { nivelDe, padreDe } from '../catalogo.ts';
import { centavos } from '../dinero.ts';
import { type Cifras, movidoDe } from './cifras.ts';
import { type CuentaDelCatalogo, tomaDe } from './cobertura.ts';
import { type Plan, valoresDe } from './columnas.ts';
import type { Definicion, Medida, RenglonDeCuentas, Sumando } from './definicion.ts';
import { type Comprobada, type Fila, filaDeTitulo, type Opciones, seMuestra } from './fila.ts';
import { conSumas, delLado, mayorMostrado, sumarListas, sumarRamas } from './ramas.ts';

export interface Datos {
  /** In the order of its codes. */
  readonly catalogo: readonly CuentaDelCatalogo[];
  /** What each detail account held and moved, in each base of the plan. */
  readonly bases: readonly ReadonlyMap<string, Cifras>[];
  readonly plan: Plan;
  readonly cuentasDeCierre: CuentasDeCierre;
}

export interface CuentasDeCierre {
  readonly cuentaResultado: string;
  readonly cuentaAcumulados: string;
}

export interface Armado {
  readonly filas: readonly Fila[];
  readonly pruebas: readonly Comprobada[];
}

export function armarEstado(definicion: Definicion, datos: Datos, opciones: Opciones): Armado {
  const totales = new Map<string, readonly number[]>();
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
  const pruebas = definicion.pruebas.map(({ texto, suma }) =>
    comprobar(texto, sumarRenglones(totales, suma, datos)),
  );
  return { filas, pruebas };
}

export function comprobar(texto: string, diferencias: readonly number[]): Comprobada {
  const diferencia = diferencias.find((una) => una !== 0) ?? 0;
  return { texto, cuadra: diferencia === 0, diferencia };
}

/** One line of a row, before it is known which are shown. */
interface Parte {
  readonly codigo: string;
  readonly texto: string;
  readonly esDetalle: boolean;
  /** Not an account: what the closing will bring to that code. */
  readonly esCalculada: boolean;
  readonly cifras: readonly number[];
  /** Has something computed under it, so its lines alone do not explain it. */
  readonly mezclada: boolean;
}

interface Bloque {
  readonly partes: readonly Parte[];
  readonly total: readonly number[];
}

function armarCuentas(definicion: Definicion, renglon: RenglonDeCuentas, datos: Datos): Bloque {
  const { catalogo, bases } = datos;
  const toma = tomaDe(definicion, renglon);
  const medida = renglon.medida ?? definicion.medida;
  const propias = catalogo.filter(({ idCuenta }) => toma(idCuenta));
  const ramas = sumarRamas(propias, (idCuenta) => bases.map((cifras) => medir(cifras.get(idCuenta), medida)));
  const calculadas = porCerrar(renglon, datos);
  const enSuLado = (netos: readonly number[]) => netos.map((neto) => delLado(neto, renglon.lado));
  const cuentas = propias.map(({ idCuenta, nombreCuenta, tipoCuenta }): Parte => {
    const suyas = calculadas.filter(({ codigo }) => codigo !== idCuenta && codigo.startsWith(idCuenta));
    const netos = [ramas.get(idCuenta) ?? [], ...suyas.map((una) => una.netos)];
    return {
      codigo: idCuenta,
      texto: nombreCuenta,
      esDetalle: tipoCuenta === 'D',
      esCalculada: false,
      cifras: enSuLado(sumarListas(netos, bases.length)),
      mezclada: suyas.length > 0,
    };
  });
  const aparte = calculadas.map(({ codigo, texto, netos }): Parte => {
    return { codigo, texto, esDetalle: true, esCalculada: true, cifras: enSuLado(netos), mezclada: true };
  });
  const partes = [...cuentas, ...aparte].sort((a, b) =>
    a.codigo < b.codigo ? -1 : Number(a.codigo > b.codigo),
  );
  const hojas = partes.filter(({ esDetalle }) => esDetalle).map(({ cifras }) => cifras);
  return { partes, total: sumarListas(hojas, bases.length) };
}

function filasDelBloque(
  { clave, texto }: RenglonDeCuentas,
  { partes, total }: Bloque,
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
      texto === undefined ? seMuestra({ nivel, esDetalle }, niveles) : esDetalle && niveles.hasta > 1,
    );
  const mostradas = new Set(visibles.filter(({ esCalculada }) => !esCalculada).map(({ codigo }) => codigo));
  const padreDeParte = (codigo: string) => {
    if (texto !== undefined) return clave;
    const mayor = mayorMostrado(codigo, mostradas);
    return mayor === null ? null : `${clave}:${mayor}`;
  };
  const filas = visibles.map((parte): Fila => {
    const { codigo, esCalculada, mezclada, cifras } = parte;
    return {
      ...filaDeTitulo(esCalculada ? `${clave}:${codigo}:por-cerrar` : `${clave}:${codigo}`, parte.texto),
      clase: esCalculada ? 'calculada' : 'cuenta',
      idCuenta: esCalculada ? null : codigo,
      nivel: parte.nivel,
      padre: padreDeParte(codigo),
      valores: valoresDe(plan, cifras),
      enlace: mezclada ? null : { cuenta: codigo },
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

/** What accounts of results hold, where the closing of its year will take it: of this one, and of those before. */
function porCerrar({ resultado = [] }: RenglonDeCuentas, { bases, catalogo, cuentasDeCierre }: Datos) {
  if (resultado.length === 0) return [];
  const deResultado = catalogo.filter(
    ({ idCuenta, tipoCuenta }) =>
      tipoCuenta === 'D' && resultado.some((inicio) => idCuenta.startsWith(inicio)),
  );
  const sumar = (cuanto: (cifras: Cifras) => number) =>
    bases.map((cifras) =>
      deResultado.reduce((suma, { idCuenta }) => {
        const suya = cifras.get(idCuenta);
        return suya === undefined ? suma : centavos(suma + cuanto(suya));
      }, 0),
    );
  return [
    {
      codigo: cuentasDeCierre.cuentaAcumulados,
      texto: 'Resultado de ejercicios anteriores, sin cerrar',
      netos: sumar(({ inicial }) => inicial),
    },
    {
      codigo: cuentasDeCierre.cuentaResultado,
      texto: 'Productos menos gastos del ejercicio, sin cerrar',
      netos: sumar(({ inicial, final }) => final - inicial),
    },
  ];
}

function medir(cifras: Cifras | undefined, medida: Medida): number {
  if (cifras === undefined) return 0;
  return medida === 'movido' ? movidoDe(cifras) : cifras[medida];
}

function sumarRenglones(
  totales: ReadonlyMap<string, readonly number[]>,
  suma: readonly Sumando[],
  { bases }: Datos,
): number[] {
  const listas = suma.map((sumando) => {
    const suyo = totales.get(sumando.slice(1));
    if (suyo === undefined) throw new Error(`El estado suma un renglón que no tiene: ${sumando}`);
    return sumando.startsWith('-') ? suyo.map((cifra) => -cifra) : suyo;
  });
  return sumarListas(listas, bases.length);
}
