// What is worth looking at of what was done in one's agencias, the last first; whoever attends to it says that it was seen.
import { listarSenales, nombresDeSenal, type Senal, verSenal } from '@cuadra/contract/control/senales';
import { queryString } from '@cuadra/contract/endpoint';
import { nombreDeOperacion } from '@cuadra/core/control/operaciones';
import { numeroDePartida } from '@cuadra/core/partida';
import { EyeIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { direccionDeAutorizaciones } from '../autorizaciones/direccion.ts';
import classes from './senales.module.css';
import { useSenales } from './use-senales.ts';

export function Senales() {
  const { busqueda, push } = useAddress(direccionDeAutorizaciones);
  const consulta = useSenales(busqueda.cuales ?? 'sin-ver');
  const columnas = useColumnas(busqueda.cuales === 'todas');
  return (
    <section className={classes.tarjeta} aria-label="Señales">
      <div className={classes.barra}>
        <SelectField
          etiqueta="Cuáles"
          enBarra
          todos="Sin ver"
          valor={busqueda.cuales}
          opciones={[['todas', 'Todas']]}
          onCambio={(cuales) => push({ cuales: cuales === 'todas' ? cuales : undefined })}
        />
      </div>
      <Loaded consulta={consulta} filas={16} etiqueta="Cargando las señales">
        {({ senales }) =>
          senales.length === 0 ? (
            <EmptyState
              icono={EyeIcon}
              titulo={busqueda.cuales === 'todas' ? 'Aún no hay señales' : 'Nada por mirar'}
              texto="Aquí se ve lo que pasó de un monto, fue a otro titular, tocó una cuenta inactiva o lo autorizan siempre los mismos dos."
            />
          ) : (
            <CardTable
              etiqueta="Señales"
              columnas={columnas}
              filas={senales}
              clave={({ id }) => String(id)}
            />
          )
        }
      </Loaded>
    </section>
  );
}

function useColumnas(conVistas: boolean): readonly CardColumn<Senal>[] {
  const atiende = usePermission('senales:atender');
  const veLibros = usePermission('partidas:ver');
  const veAhorros = usePermission('ahorros:ver');
  return [
    { titulo: 'Cuándo', clase: 'cifras', celda: ({ en }) => formatInstant(en) },
    { titulo: 'Señal', clase: 'principal', celda: ({ clase }) => nombresDeSenal[clase] },
    { titulo: 'Operación', celda: ({ operacion }) => nombreDeOperacion(operacion) },
    {
      titulo: 'Monto (Q)',
      clase: 'numero',
      celda: ({ monto }) => (monto === 0 ? '–' : formatearMonto(monto)),
    },
    { titulo: 'Lo hizo', celda: ({ persona }) => persona?.nombre },
    { titulo: 'Lo autorizó', celda: ({ otra }) => otra?.nombre },
    { titulo: 'Partida', clase: 'cifras', celda: (senal) => <Partida senal={senal} enlaza={veLibros} /> },
    { titulo: 'Cuenta', clase: 'cifras', celda: (senal) => <Cuenta senal={senal} enlaza={veAhorros} /> },
    { titulo: 'Agencia', clase: 'cifras', celda: ({ agencia }) => agencia },
    ...(conVistas ? [{ titulo: 'La vio', celda: ({ vistaPor }: Senal) => vistaPor?.nombre } as const] : []),
    ...(atiende
      ? [{ titulo: 'Atender', clase: 'acciones', celda: (senal: Senal) => <Vista senal={senal} /> } as const]
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
  const { ocupado, mensaje, hacer } = useAction(() =>
    queryClient.invalidateQueries({ queryKey: [listarSenales.path] }),
  );
  if (vistaPor !== null) return null;
  return (
    <>
      {mensaje !== undefined && (
        <span role="alert" className={classes.fallo}>
          {mensaje}
        </span>
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
    </>
  );
}
