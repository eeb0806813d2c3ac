// A little institution with its books and its folios, for tests: who prints, what is printed and what it says.
import * as contrato from '@cuadra/contract/contabilidad/folios/folios';
import * as impresion from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type * as libros from '@cuadra/contract/contabilidad/folios/libros-legales';
import { aceptando } from '#contabilidad/libro/testing/aceptando.ts';
import {
  aEscondidas,
  CAJA_CHICA,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

export interface Libreria extends AplicacionDePrueba {
  readonly contador: string;
  /** As it was opened: no partidas, no authorisations, nothing printed, and its first instant. Much quicker than another. */
  vaciar(): Promise<void>;
  autorizar(
    libro: libros.LibroLegal,
    desde: number,
    hasta: number,
    fecha?: string,
  ): ReturnType<typeof registrarAutorizacion>;
  /** So many partidas of Q 100.00, Q 200.00…, one after another from that day on. */
  registrarPartidas(cuantas: number, desde?: string): Promise<void>;
  estado(libro?: libros.LibroLegal): Promise<contrato.EstadoDeLibro>;
  /** As a person does: told what it takes, then for real. */
  imprimir(pedido: impresion.PedidoDeImpresion): ReturnType<typeof imprimirComoSeDijo>;
  anular(
    libro: libros.LibroLegal,
    anulacion: { desde: number; hasta: number; motivo?: string; sustituir?: boolean },
  ): ReturnType<typeof pedirAnulacion>;
  /** The file of a piece, asked for as a person does. */
  bajar(id: string, motivo?: string, token?: string): Promise<{ n: number; bytes: Buffer; nombre: string }>;
}

export const DIARIO = {
  libro: 'diario',
  ejercicio: 2026,
  modo: 'detallado',
  papel: 'carta',
} as const satisfies Partial<impresion.PedidoDeImpresion>;

export async function abrirLibreria(opciones: { trabajos?: boolean } = {}): Promise<Libreria> {
  const aplicacion = await aplicacionDePrueba(opciones);
  const prueba = { ...aplicacion, llamar: aceptando(aplicacion.llamar) };
  const contador = await prueba.entrar('contador@cuadra.demo');
  const estado = async (libro: libros.LibroLegal = 'diario') => {
    const { cuerpo } = await prueba.llamar(
      contrato.verLibroLegal,
      { params: { libro }, query: {} },
      { token: contador },
    );
    return cuerpo.estado;
  };
  const inicio = prueba.reloj.ahora().toString();
  return {
    ...prueba,
    contador,
    async vaciar() {
      await aEscondidas(
        prueba.url,
        `truncate ejercicio, partida, linea, saldo_diario, saldo_mensual, saldo_anual, partida_por_dia, aviso,
           autorizacion_folios cascade`,
        `update libro_legal set ultimo_folio = 0, ultima_pieza = 0, existencia_minima = default`,
      );
      prueba.reloj.poner(inicio);
    },
    estado,
    autorizar: (libro, desde, hasta, fecha = '2026-01-01') =>
      registrarAutorizacion(prueba, contador, libro, { desde, hasta, fecha }),
    async registrarPartidas(cuantas, desde = '2026-01-05') {
      const dia = Temporal.PlainDate.from(desde);
      await registrar(
        prueba,
        ...Array.from({ length: cuantas }, (_, i) =>
          partida(dia.add({ days: i % 200 }).toString(), CAJA_CHICA, PRODUCTOS, (i + 1) * 100_00),
        ),
      );
    },
    imprimir: (pedido) => imprimirComoSeDijo(prueba, contador, pedido),
    anular: (libro, anulacion) => pedirAnulacion(prueba, contador, libro, anulacion),
    async bajar(id, motivo, token = contador) {
      const { cuerpo } = await prueba.llamar(
        impresion.pedirEntrega,
        { params: { id }, body: motivo === undefined ? {} : { motivo } },
        { token },
      );
      const { cruda } = await prueba.llamar(
        impresion.bajarFolios,
        { params: { id, n: cuerpo.n } },
        { token },
      );
      const nombre = /filename="([^"]+)"/.exec(String(cruda.headers['content-disposition']))?.[1] ?? '';
      return { n: cuerpo.n, bytes: cruda.rawPayload, nombre };
    },
  };
}

let resoluciones = 0;

function registrarAutorizacion(
  prueba: AplicacionDePrueba,
  token: string,
  libro: libros.LibroLegal,
  rango: { desde: number; hasta: number; fecha: string },
) {
  const body = { resolucion: `SAT-${++resoluciones}-2026`, ...rango };
  return prueba.llamar(contrato.registrarAutorizacion, { params: { libro }, body }, { token });
}

async function imprimirComoSeDijo(
  prueba: AplicacionDePrueba,
  token: string,
  pedido: impresion.PedidoDeImpresion,
) {
  const { dicho, status, problema } = await ensayar(prueba, token, pedido);
  const nada: { pieza: libros.Pieza | null } = { pieza: null };
  const { cuerpo, ...respuesta } =
    dicho === undefined
      ? { status, problema, cuerpo: nada }
      : await prueba.llamar(impresion.imprimirEnFolios, { body: { pedido, ...dicho } }, { token });
  // What is wrong is in the answer; whoever expects it to be right reads the piece.
  return { ...respuesta, cuerpo: cuerpo.pieza as libros.Pieza };
}

/** What the person is told: from which folio, and how many. */
export async function ensayar(
  prueba: AplicacionDePrueba,
  token: string,
  pedido: impresion.PedidoDeImpresion,
) {
  const { status, cuerpo, problema } = await prueba.llamar(
    impresion.ensayarImpresion,
    { body: pedido },
    { token },
  );
  const dicho = status === 200 ? { folio: cuerpo.folios[0]?.desde ?? 1, paginas: cuerpo.paginas } : undefined;
  return { status, problema, dicho };
}

function pedirAnulacion(
  prueba: AplicacionDePrueba,
  token: string,
  libro: libros.LibroLegal,
  {
    motivo = 'La impresora la arrugó',
    ...anulacion
  }: { desde: number; hasta: number; motivo?: string; sustituir?: boolean },
) {
  return prueba.llamar(
    contrato.anularFolios,
    { params: { libro }, body: { motivo, ...anulacion } },
    { token },
  );
}

/** By pages, the texts of each line joined. */
export async function textosDe(bytes: Buffer): Promise<string[][]> {
  const paginas: string[][] = [];
  for (const { pagina, texto } of await lineasDePdf(bytes)) {
    paginas[pagina - 1] ??= [];
    paginas[pagina - 1]?.push(texto);
  }
  return paginas;
}
