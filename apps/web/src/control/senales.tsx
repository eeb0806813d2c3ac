// What is worth looking at of what was done in one's agencias, the last first; whoever attends to it says that it was seen.
import { listarSenales, nombresDeSenal, type Senal, verSenal } from '@cuadra/contract/control/senales';
import { queryString } from '@cuadra/contract/endpoint';
import { nombreDeOperacion } from '@cuadra/core/control/operaciones';
import { numeroDePartida } from '@cuadra/core/partida';
import { EyeIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { useFollowPostings } from '#platform/posted-partidas.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { direccionDeAutorizaciones } from './autorizaciones/direccion.ts';

export function Senales() {
  const { busqueda, push } = useAddress(direccionDeAutorizaciones);
  const consulta = useSenales(busqueda.cuales ?? 'sin-ver');
  const columnas = useColumnas(busqueda.cuales === 'todas');
  return (
    <Box as="section" surface="card" clip aria-label="Señales">
      <Row pad="md xl" line="below">
        <SelectField
          label="Cuáles"
          inBar
          all="Sin ver"
          value={busqueda.cuales}
          options={[['todas', 'Todas']]}
          onChange={(cuales) => push({ cuales: cuales === 'todas' ? cuales : undefined })}
        />
      </Row>
      <Loaded query={consulta} rows={16} label="Cargando las señales">
        {({ senales }) =>
          senales.length === 0 ? (
            <EmptyState
              icon={EyeIcon}
              title={busqueda.cuales === 'todas' ? 'Aún no hay señales' : 'Nada por mirar'}
              text="Aquí se ve lo que pasó de un monto, fue a otro titular, tocó una cuenta inactiva o lo autorizan siempre los mismos dos."
            />
          ) : (
            <DataTable label="Señales" columns={columnas} rows={senales} rowKey={({ id }) => String(id)} />
          )
        }
      </Loaded>
    </Box>
  );
}

function useColumnas(conVistas: boolean): readonly Column<Senal>[] {
  const atiende = usePermission('senales:atender');
  const veLibros = usePermission('partidas:ver');
  const veAhorros = usePermission('ahorros:ver');
  return [
    { title: 'Cuándo', kind: 'code', cell: ({ en }) => formatInstant(en) },
    { title: 'Señal', kind: 'main', cell: ({ clase }) => nombresDeSenal[clase] },
    { title: 'Operación', cell: ({ operacion }) => nombreDeOperacion(operacion) },
    {
      title: 'Monto (Q)',
      kind: 'number',
      cell: ({ monto }) => (monto === 0 ? '–' : formatearMonto(monto)),
    },
    { title: 'Lo hizo', cell: ({ persona }) => persona?.nombre },
    { title: 'Lo autorizó', cell: ({ otra }) => otra?.nombre },
    { title: 'Partida', kind: 'code', cell: (senal) => <Partida senal={senal} enlaza={veLibros} /> },
    { title: 'Cuenta', kind: 'code', cell: (senal) => <Cuenta senal={senal} enlaza={veAhorros} /> },
    { title: 'Agencia', kind: 'code', cell: ({ agencia }) => agencia },
    ...(conVistas ? [{ title: 'La vio', cell: ({ vistaPor }: Senal) => vistaPor?.nombre } as const] : []),
    ...(atiende
      ? [{ title: 'Atender', kind: 'actions', cell: (senal: Senal) => <Vista senal={senal} /> } as const]
      : []),
  ];
}

interface DeSenal {
  readonly senal: Senal;
}

interface Enlazable extends DeSenal {
  /** Whether who looks may open it. */
  readonly enlaza: boolean;
}

function Partida({ senal: { partida }, enlaza }: Enlazable) {
  if (partida === null) return null;
  const numero = numeroDePartida(partida);
  if (!enlaza) return numero;
  return (
    <PlainLink to={`/contabilidad/ver-partidas${queryString({ partida: partida.id })}`}>{numero}</PlainLink>
  );
}

function Cuenta({ senal: { cuenta }, enlaza }: Enlazable) {
  if (cuenta === null) return null;
  if (!enlaza) return cuenta.numero;
  return <PlainLink to={`/ahorros/cuentas${queryString({ cuenta: cuenta.id })}`}>{cuenta.numero}</PlainLink>;
}

function Vista({ senal: { id, vistaPor, clase } }: DeSenal) {
  const {
    busy: ocupado,
    message: mensaje,
    run: hacer,
  } = useAction(() => queryClient.invalidateQueries({ queryKey: [listarSenales.path] }));
  if (vistaPor !== null) return null;
  return (
    <Row as="span" inline justify="end" gap="xs md">
      {mensaje !== undefined && (
        <Text as="span" role="alert" tone="error">
          {mensaje}
        </Text>
      )}
      <Button
        size="compact-sm"
        variant="default"
        loading={ocupado}
        aria-label={`Dar por vista: ${nombresDeSenal[clase]}`}
        onClick={() => void hacer(() => call(verSenal, { params: { id: String(id) } }))}
      >
        Dar por vista
      </Button>
    </Row>
  );
}

/**
 * Live: those that are decided or looked at are told of by themselves (aportes.ts); those that are born with a posting, which happens
 * many times a minute, are asked for once in a while after something was posted.
 */
export function useSenales(cuales: 'sin-ver' | 'todas', { enabled = true } = {}) {
  const consulta = useQuery({ ...queryOf(listarSenales, { query: { cuales } }), enabled });
  useFollowPostings(consulta);
  return consulta;
}
