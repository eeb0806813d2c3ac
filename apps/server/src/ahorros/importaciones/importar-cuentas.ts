// Savings accounts that come in a sheet, with what they held: of a product in preparation, as they were elsewhere; of one in use, empty and
// by its own rules.
import type { CampoDeCuentas } from '@cuadra/contract/ahorros/importaciones';
import {
  type DestinoAlVencer,
  nombresDeDestinoAlVencer,
  nombresDeTratamientoDeIsr,
  type TratamientoDeIsr,
} from '@cuadra/core/ahorros/cuenta';
import { CERO, type Centavos, sumar } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { hoyEn } from '#platform/reloj.ts';
import type { FilaPorLeer } from './fila-por-leer.ts';
import type { Importable } from './importar-hoja.ts';
import { titularesPorDocumento } from './titulares-por-documento.ts';
import { traerMovimientos } from './traer-movimientos.ts';

interface CuentaTraida {
  readonly numero: string;
  readonly escritoDeProducto: string;
  readonly escritosDeTitulares: readonly string[];
  readonly apertura: string;
  readonly saldo: Centavos;
  readonly fechaDelSaldo: string | null;
  readonly interesHasta: string | null;
  readonly isr: TratamientoDeIsr;
  readonly documentoDeIsr: string | null;
  readonly isrVence: string | null;
  readonly plazo: number | null;
  readonly vence: string | null;
  readonly tasa: number | null;
  readonly alVencer: DestinoAlVencer | null;
  /** Filled when it is judged. */
  producto: number;
  titulares: readonly string[];
  agencia: string;
}

const NUMERO = /^[0-9A-Z][0-9A-Z-]{3,19}$/;

export const importableDeCuentas: Importable<CampoDeCuentas, CuentaTraida> = {
  accion: 'ahorros:importar-cuentas',
  leer: leerCuenta,
  juzgar,
  guardar,
};

function leerCuenta(fila: FilaPorLeer<CampoDeCuentas>): CuentaTraida | null {
  const numero = fila.texto('numero')?.toUpperCase() ?? '';
  if (!NUMERO.test(numero))
    fila.negar('numero', 'El número lleva de 4 a 20 dígitos, letras mayúsculas o guiones.');
  const apertura = fila.fecha('apertura');
  if (apertura === null && fila.errores.length === 0) fila.negar('apertura', 'Escriba la fecha de apertura.');
  const saldo = fila.monto('saldo') ?? CERO;
  if (saldo < 0) fila.negar('saldo', 'Una cuenta de ahorro no debe.');
  const isr = fila.una('isr', nombresDeTratamientoDeIsr) ?? 'afecto';
  const documentoDeIsr = fila.texto('documentoDeIsr');
  if (isr === 'exento' && documentoDeIsr === null)
    fila.negar('documentoDeIsr', 'Una cuenta exenta dice el documento que la exime.');
  const delPlazo = {
    plazo: fila.entero('plazo'),
    vence: fila.fecha('vence'),
    tasa: fila.tasa('tasa'),
    alVencer: fila.una('alVencer', nombresDeDestinoAlVencer),
  };
  const titular = fila.texto('titular');
  if (titular === null) fila.negar('titular', 'Diga de quién es la cuenta.');
  const resto = {
    interesHasta: fila.fecha('interesHasta'),
    fechaDelSaldo: fila.fecha('fechaDelSaldo'),
    isrVence: fila.fecha('isrVence'),
  };
  if (fila.errores.length > 0 || apertura === null || titular === null) return null;
  const cotitulares = fila.texto('cotitulares')?.split(';') ?? [];
  return {
    ...{ numero, apertura, saldo, isr, documentoDeIsr, ...delPlazo, ...resto },
    escritoDeProducto: fila.texto('producto') ?? '',
    escritosDeTitulares: [titular, ...cotitulares].map((uno) => uno.trim()).filter((uno) => uno !== ''),
    producto: 0,
    titulares: [],
    agencia: fila.texto('agencia') ?? '',
  };
}

type Filas = Parameters<Importable<CampoDeCuentas, CuentaTraida>['juzgar']>[2];

async function juzgar(tx: Tx, contexto: ContextoConActor, filas: Filas): Promise<void> {
  const hoy = hoyEn({ ahora: () => contexto.ahora }).toString();
  const cuentas = filas.map(({ valor }) => valor);
  const productos = await tx
    .selectFrom('productoAhorro')
    .select(['id', 'codigo', 'nombre', 'clase', 'estado'])
    .execute();
  const titularDe = await titularesPorDocumento(
    tx,
    contexto.actor,
    cuentas.flatMap(({ escritosDeTitulares }) => escritosDeTitulares),
  );
  const yaHay = await numerosQueHay(
    tx,
    cuentas.map(({ numero }) => numero),
  );
  const vistos = new Map<string, number>();
  for (const { fila, valor } of filas) {
    const antes = vistos.get(valor.numero);
    if (yaHay.has(valor.numero)) fila.negar('numero', 'Ya hay una cuenta con ese número.');
    else if (antes !== undefined) fila.negar('numero', `Es el mismo número de la línea ${antes}.`);
    vistos.set(valor.numero, fila.linea);
    const buscado = valor.escritoDeProducto.toLowerCase();
    const producto = productos.find(
      ({ codigo, nombre }) => codigo.toLowerCase() === buscado || nombre.toLowerCase() === buscado,
    );
    if (producto === undefined) fila.negar('producto', `No hay un producto «${valor.escritoDeProducto}».`);
    else juzgarConProducto(fila, valor, producto);
    juzgarTitulares(fila, valor, titularDe);
    const { agencias } = contexto.actor;
    for (const campo of ['fechaDelSaldo', 'interesHasta', 'apertura'] as const) {
      const dia = valor[campo];
      if (dia !== null && dia > hoy) fila.negar(campo, 'Es posterior a hoy.');
      if (dia !== null && dia < valor.apertura) fila.negar(campo, 'Es anterior a la apertura de la cuenta.');
    }
    if (valor.agencia !== '' && !agencias.includes(valor.agencia))
      fila.negar('agencia', 'No trabaja en esa agencia.');
  }
}

interface Producto {
  readonly id: number;
  readonly nombre: string;
  readonly clase: 'vista' | 'plazo';
  readonly estado: string;
}

function juzgarConProducto(
  fila: FilaPorLeer<CampoDeCuentas>,
  cuenta: CuentaTraida,
  { id, nombre, clase, estado }: Producto,
): void {
  cuenta.producto = id;
  if (estado !== 'preparacion' && cuenta.saldo > 0)
    fila.negar('saldo', `El producto «${nombre}» ya está activo: sus cuentas se traen sin saldo.`);
  if (clase === 'vista') {
    if (cuenta.plazo !== null) fila.negar('plazo', `El producto «${nombre}» no es a plazo.`);
    return;
  }
  if (cuenta.plazo === null) fila.negar('plazo', 'Diga de cuántos días es.');
  if (cuenta.tasa === null && estado === 'preparacion') fila.negar('tasa', 'Diga con qué tasa se pactó.');
}

function juzgarTitulares(
  fila: FilaPorLeer<CampoDeCuentas>,
  cuenta: CuentaTraida,
  titularDe: ReadonlyMap<string, { readonly id: string; readonly agencia: string }>,
): void {
  const hallados = cuenta.escritosDeTitulares.map((escrito) => titularDe.get(escrito));
  for (const [indice, hallado] of hallados.entries())
    if (hallado === undefined)
      fila.negar(
        indice === 0 ? 'titular' : 'cotitulares',
        `No hay un asociado «${cuenta.escritosDeTitulares[indice]}»: use su DPI, su documento o su número.`,
      );
  cuenta.titulares = [...new Set(hallados.flatMap((uno) => uno?.id ?? []))];
  if (cuenta.agencia === '') cuenta.agencia = hallados[0]?.agencia ?? '';
}

async function numerosQueHay(tx: Tx, numeros: readonly string[]): Promise<ReadonlySet<string>> {
  const filas = await tx
    .selectFrom('cuentaAhorro')
    .select('numero')
    .where('numero', '=', sql<string>`any(${numeros}::text[])`)
    .execute();
  return new Set(filas.map(({ numero }) => numero));
}

async function guardar(
  tx: Tx,
  _contexto: ContextoConActor,
  cuentas: readonly CuentaTraida[],
): Promise<Centavos> {
  const columna = <K extends keyof CuentaTraida>(campo: K) => cuentas.map((una) => una[campo]);
  const vencen = cuentas.map(({ plazo, vence, apertura }) =>
    plazo === null ? null : (vence ?? Temporal.PlainDate.from(apertura).add({ days: plazo }).toString()),
  );
  const { rows } = await sql<{ id: number; numero: string }>`
    insert into cuenta_ahorro (numero, producto, agencia, isr, isr_documento, isr_vence, apertura, plazo, vence, tasa_pactada, al_vencer, interes_hasta)
    select * from unnest(${columna('numero')}::text[], ${columna('producto')}::int[], ${columna('agencia')}::text[], ${columna('isr')}::text[],
      ${columna('documentoDeIsr')}::text[], ${columna('isrVence')}::date[], ${columna('apertura')}::date[], ${columna('plazo')}::int[],
      ${vencen}::date[], ${cuentas.map(({ plazo, tasa }) => (plazo === null ? null : (tasa ?? 0)))}::int[],
      ${cuentas.map(({ plazo, alVencer }) => (plazo === null ? null : (alVencer ?? 'renovar')))}::text[],
      ${cuentas.map(({ interesHasta, apertura }) => interesHasta ?? apertura)}::date[])
    returning id, numero`.execute(tx);
  const idDe = new Map(rows.map(({ id, numero }) => [numero, id]));
  const titulares = cuentas.flatMap(({ numero, titulares: suyos }) =>
    suyos.map((asociado, indice) => ({ cuenta: idDe.get(numero) ?? 0, asociado, orden: indice + 1 })),
  );
  await sql`insert into titular (cuenta, asociado, orden)
    select * from unnest(${titulares.map(({ cuenta }) => cuenta)}::bigint[], ${titulares.map(({ asociado }) => asociado)}::uuid[],
      ${titulares.map(({ orden }) => orden)}::int[])`.execute(tx);
  const conSaldo = cuentas.filter(({ saldo }) => saldo > 0);
  await traerMovimientos(
    tx,
    conSaldo.map(({ numero, saldo: monto, fechaDelSaldo, interesHasta, apertura }) => {
      const fecha = fechaDelSaldo ?? interesHasta ?? apertura;
      return {
        ...{ cuenta: idDe.get(numero) ?? 0, clase: 'saldo-inicial' as const, monto },
        ...{ fecha, fechaValor: fecha },
        concepto: 'Saldo inicial',
        documento: null,
      };
    }),
  );
  return sumar(conSaldo.map(({ saldo }) => saldo));
}
