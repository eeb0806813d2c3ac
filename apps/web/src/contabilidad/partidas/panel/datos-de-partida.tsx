import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { nombreDeOrigen } from '@cuadra/core/origen';
import { nombresDeTipoDePartida } from '@cuadra/core/partida';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { formatDate, formatInstant, formatInstantDay } from '#ui/format/date.ts';
import { useNombres } from '../filtros/use-nombres.ts';
import classes from './datos-de-partida.module.css';

export function DatosDePartida({ partida }: { readonly partida: PartidaCompleta }) {
  const { nombres } = useNombres();
  const veCajas = usePermission('arqueos:ver');
  const { numero, fecha, fechaDocumento, registradaEn, tipo, agencia, motivo, huella } = partida;
  const { autor, iniciadaPor, aprobador } = partida;
  const datos: readonly (readonly [nombre: string, valor: ReactNode])[] = [
    ['Número de antes', partida.numeroOriginal ?? undefined],
    ['Fecha', formatDate(fecha)],
    ['Documento', fechaDocumento === null ? undefined : formatDate(fechaDocumento)],
    [numero === null ? 'Iniciada' : 'Registrada', formatInstant(registradaEn)],
    ['Tipo', nombresDeTipoDePartida[tipo]],
    ['Origen', origenDe(partida, veCajas)],
    ['Agencia', nombres.agencia(agencia)],
    ['Autor', autor?.nombre ?? 'Sistema'],
    ['Iniciada por', iniciadaPor?.nombre],
    ['Aprobó', aprobador?.nombre],
    ['Motivo', motivo ?? undefined],
    // Enough to compare it with a printed one at a glance.
    ['Sello', huella?.slice(0, 16)],
  ];
  return (
    <dl className={classes.datos}>
      {datos.map(
        ([nombre, valor]) =>
          valor !== undefined && (
            <div key={nombre} className={classes.dato}>
              <dt>{nombre}</dt>
              <dd>{valor}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** By hand is what people expect. */
function origenDe({ id: partida, origen, importacion }: PartidaCompleta, veCajas: boolean): ReactNode {
  if (origen === 'caja' && veCajas)
    return (
      <Link to="/contabilidad/caja" search={{ partida }}>
        {nombreDeOrigen(origen)}: ver en la caja
      </Link>
    );
  if (importacion === null) return origen === 'manual' ? undefined : nombreDeOrigen(origen);
  const { id, nombre, en } = importacion;
  return (
    <Link to="/contabilidad/importaciones" search={{ importacion: id }}>
      {nombre === '' ? 'Importada por un programa' : `Importada de «${nombre}»`}, {formatInstantDay(en)}
    </Link>
  );
}
