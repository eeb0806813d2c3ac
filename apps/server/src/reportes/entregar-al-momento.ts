// A document given in the answer itself, without being kept: of what is always short.
import type { FormatoDeReporte } from '@cuadra/contract/reportes/nombres';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Archivo } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { codigoImpreso, nuevoCodigo } from './codigo.ts';
import { anotarProducto, nombreDeArchivo, producir } from './hacer-archivo.ts';
import type { ReporteDefinido } from './reporte.ts';

const FILAS_MAX = 20_000;

export async function entregarAlMomento(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  reporte: ReporteDefinido,
  formato: FormatoDeReporte,
  filtros: unknown,
): Promise<Archivo> {
  const { db, reportes } = plataforma;
  const pedido = reporte.pedir(contexto.actor, formato, filtros);
  const { valor: filas } = await reportes.leer((lugar) => pedido.contar(lugar, contexto));
  if (filas > FILAS_MAX)
    throw new ProblemaError('REPORTE_DEMASIADO_GRANDE', {
      detalle: 'Es demasiado para un solo documento. Pida menos a la vez.',
    });
  let partes: Uint8Array[] = [];
  const codigo = nuevoCodigo();
  const producto = await producir(plataforma, contexto, pedido, codigo, {
    alEmpezar: async () => {
      partes = [];
    },
    alTrozo: async (trozo) => void partes.push(trozo),
  });
  await escribir(db, contexto, 'reportes:generar', (tx) => anotarProducto(tx, contexto, producto));
  const fecha = contexto.ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
  return {
    nombre: nombreDeArchivo(producto.titulo, fecha, codigoImpreso(codigo), formato),
    modo: formato === 'pdf' ? 'inline' : 'attachment',
    contenido: Buffer.concat(partes),
    seAnota: false,
  };
}
