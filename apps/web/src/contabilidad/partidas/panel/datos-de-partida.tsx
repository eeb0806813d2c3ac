import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { nombreDeOrigen } from '@cuadra/core/origen';
import { nombresDeTipoDePartida } from '@cuadra/core/partida';
import { formatDate, formatInstant } from '../../../ui/format/date.ts';
import { useNombres } from '../filtros/use-nombres.ts';
import classes from './datos-de-partida.module.css';

export function DatosDePartida({ partida }: { readonly partida: PartidaCompleta }) {
  const { nombres } = useNombres();
  const { numero, fecha, fechaDocumento, registradaEn, tipo, origen, agencia, motivo, huella } = partida;
  const { autor, iniciadaPor, aprobador } = partida;
  const datos: readonly (readonly [nombre: string, valor: string | undefined])[] = [
    ['Fecha', formatDate(fecha)],
    ['Documento', fechaDocumento === null ? undefined : formatDate(fechaDocumento)],
    [numero === null ? 'Iniciada' : 'Registrada', formatInstant(registradaEn)],
    ['Tipo', nombresDeTipoDePartida[tipo]],
    // By hand is what people expect.
    ['Origen', origen === 'manual' ? undefined : nombreDeOrigen(origen)],
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
