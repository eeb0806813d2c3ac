// A document given in the answer itself, without being kept: of what is always short.
import type { FormatoDeReporte, NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import { ZONA_HORARIA } from '../platform/clock.ts';
import type { ContextoConActor } from '../platform/contexto.ts';
import { escribir } from '../platform/database/write.ts';
import type { Archivo } from '../platform/http/mount.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { ProblemaError } from '../platform/problema.ts';
import { codigoImpreso, nuevoCodigo } from './codigo.ts';
import { exigirReporte } from './exigir-reporte.ts';
import { nombreDeArchivo } from './hacer-archivo.ts';
import { anotarProducto, producir } from './producir.ts';
import { registro } from './registro.ts';
import type { Reporte } from './reporte.ts';

const FILAS_MAX = 20_000;

export async function entregarAlMomento(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  reporte: NombreDeReporte,
  formato: FormatoDeReporte,
  recibidos: unknown,
): Promise<Archivo> {
  const { db, dbDeReportes } = plataforma;
  const filtros = exigirReporte(contexto.actor, reporte, formato, recibidos);
  const suyo: Reporte<never> = registro[reporte];
  if ((await suyo.contar(dbDeReportes, contexto, filtros as never)) > FILAS_MAX)
    throw new ProblemaError('REPORTE_DEMASIADO_GRANDE', {
      detalle: 'Es demasiado para un solo documento. Pida menos a la vez.',
    });
  const partes: Uint8Array[] = [];
  const pedido = { codigo: nuevoCodigo(), reporte, formato, filtros };
  const producto = await producir(plataforma, contexto, pedido, {
    alTrozo: async (trozo) => void partes.push(trozo),
  });
  await escribir(db, contexto, 'reportes:generar', (tx) => anotarProducto(tx, contexto, producto));
  const fecha = contexto.ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
  return {
    nombre: nombreDeArchivo(producto.titulo, fecha, codigoImpreso(pedido.codigo), formato),
    modo: formato === 'pdf' ? 'inline' : 'attachment',
    contenido: Buffer.concat(partes),
  };
}
