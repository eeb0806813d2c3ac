// Which products are paid, and in which agencias: for a run made by hand and for one that is scheduled.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { listarProductos } from '@cuadra/contract/ahorros/productos';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { nombresDeEstadoDeProducto } from '@cuadra/core/ahorros/producto';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';

interface ElegirProductosProps {
  readonly valor: readonly number[];
  readonly onCambio: (elegidos: number[]) => void;
  readonly error: string | undefined;
}

/** Those in preparation are not paid yet; one that was chosen before stays in sight. */
export function ElegirProductos({ valor, onCambio, error }: ElegirProductosProps) {
  const consulta = useQuery(queryOf(listarProductos));
  return (
    <Loaded query={consulta} rows={3} height={28} label="Cargando los productos">
      {({ productos }) => {
        const ofrecidos = productos.filter(
          ({ id, estado }) => estado !== 'preparacion' || valor.includes(id),
        );
        if (ofrecidos.length === 0)
          return (
            <FormNotice
              tone="aviso"
              text="Ningún producto está activo todavía: no hay intereses que pagar."
              actions={<PlainLink to="/ahorros/productos">Ir a los productos</PlainLink>}
            />
          );
        return (
          <Casillas
            etiqueta="Productos"
            error={error}
            valor={valor.map(String)}
            onCambio={(elegidos) => onCambio(elegidos.map(Number))}
          >
            {ofrecidos.map(({ id, codigo, nombre, estado }) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={`${codigo} ${nombre}${estado === 'activo' ? '' : ` (${nombresDeEstadoDeProducto[estado].toLowerCase()})`}`}
              />
            ))}
          </Casillas>
        );
      }}
    </Loaded>
  );
}

interface ElegirAgenciasProps {
  /** Null: all of the person's. */
  readonly valor: readonly string[] | null;
  readonly onCambio: (elegidas: string[] | null) => void;
  readonly error: string | undefined;
}

/** Nothing to choose for whoever works in one only. */
export function ElegirAgencias({ valor, onCambio, error }: ElegirAgenciasProps) {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data = [] } = useQuery(queryOf(listarAgencias));
  const ofrecidas = data.filter(
    ({ idAgencia, activa }) => propias.includes(idAgencia) && (activa || valor?.includes(idAgencia)),
  );
  if (ofrecidas.length < 2) return null;
  return (
    <Grid gap="md">
      <ChoiceField
        label="Agencias"
        options={[
          { value: 'todas', text: 'Todas las mías' },
          { value: 'algunas', text: 'Algunas' },
        ]}
        value={valor === null ? 'todas' : 'algunas'}
        onChange={(cual) => onCambio(cual === 'todas' ? null : ofrecidas.map(({ idAgencia }) => idAgencia))}
        error={valor === null ? error : undefined}
      />
      {valor !== null && (
        <Casillas
          etiqueta="Cuáles agencias"
          error={error}
          valor={valor}
          onCambio={(elegidas) =>
            onCambio(ofrecidas.map(({ idAgencia }) => idAgencia).filter((id) => elegidas.includes(id)))
          }
        >
          {ofrecidas.map(({ idAgencia, nombreAgencia }) => (
            <Checkbox key={idAgencia} value={idAgencia} label={`${idAgencia} ${nombreAgencia}`} />
          ))}
        </Casillas>
      )}
    </Grid>
  );
}

interface CasillasProps {
  readonly etiqueta: string;
  readonly valor: readonly string[];
  readonly onCambio: (elegidas: string[]) => void;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export function Casillas({ etiqueta, valor, onCambio, error, children }: CasillasProps) {
  return (
    <Checkbox.Group
      label={etiqueta}
      error={error}
      errorProps={{ role: 'alert' }}
      value={[...valor]}
      onChange={onCambio}
    >
      <Grid min="13rem" even gap="md xl" pad="xs none">
        {children}
      </Grid>
    </Checkbox.Group>
  );
}
