// What undoing an import would do, for who asks for it and for who decides on what another person asked.
import type { EnsayoDeDeshacer } from '@cuadra/contract/contabilidad/importaciones/deshacer';
import { listarImportaciones } from '@cuadra/contract/contabilidad/importaciones/importaciones';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { Link } from '@tanstack/react-router';
import { contarPartidas } from '#contabilidad/importaciones/nombres.ts';
import { queryClient } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Text } from '#ui/text/text.tsx';

export function LoQuePasaria({ ensayo }: { readonly ensayo: EnsayoDeDeshacer }) {
  const { partidas, total, yaRevertidas, sinContabilizar, aprobacion, aprueban } = ensayo;
  return (
    <>
      <Text breaks>
        {partidas === 0
          ? 'No queda ninguna partida por revertir.'
          : `Se ${partidas === 1 ? 'revertirá' : 'revertirán'} ${contarPartidas(partidas)}, por ${formatearQuetzales(total)}.`}
        {yaRevertidas > 0 &&
          ` ${contarPartidas(yaRevertidas)} ya ${yaRevertidas === 1 ? 'estaba revertida' : 'estaban revertidas'}.`}
        {sinContabilizar > 0 &&
          ` ${contarPartidas(sinContabilizar)} no ${sinContabilizar === 1 ? 'ha llegado' : 'han llegado'} a los libros: descártelas aparte.`}
      </Text>
      <Avisos tono="error" avisos={ensayo.impedimentos} />
      <Avisos tono="aviso" avisos={ensayo.advertencias} />
      {ensayo.advertencias.length > 0 && (
        <Text breaks>El motivo por el que se deshace queda como el de aceptarlas.</Text>
      )}
      {aprobacion !== null && ensayo.pedido === null && (
        <FormNotice
          tone="aviso"
          text={`${aprobacion} ${aprueban.length === 0 ? 'Nadie más puede aprobarlo todavía.' : `Puede aprobarlo ${aprueban.map(({ nombre }) => nombre).join(', ')}.`}`}
        />
      )}
    </>
  );
}

interface AvisosProps {
  readonly tono: 'error' | 'aviso';
  readonly avisos: EnsayoDeDeshacer['impedimentos'];
}

/** By kind, each with the first partidas that it is of. */
function Avisos({ tono, avisos }: AvisosProps) {
  return avisos.map(({ codigo, mensaje, cuantas, partidas }) => (
    <FormNotice
      key={`${codigo} ${mensaje}`}
      tone={tono}
      text={`${cuantas === 1 ? '' : `${formatearEntero(cuantas)} partidas: `}${mensaje}`}
      actions={partidas.map(({ id, numero, ejercicio }) => (
        <Link key={id} to="/contabilidad/ver-partidas" search={{ partida: id }} target="_blank">
          {`${numero}/${ejercicio}`}
        </Link>
      ))}
    />
  ));
}

/** The imports and the partidas, whatever screen shows them. */
export function refrescarImportaciones(): Promise<void> {
  const rutas = [listarImportaciones.path, listarPartidas.path];
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) =>
      typeof ruta === 'string' && rutas.some((suya) => ruta.startsWith(suya)),
  });
}
