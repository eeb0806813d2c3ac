// Which accounts are brought, where their detail is kept and who brings them.
import type { AuxiliarExterno } from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { LinkIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { formatMonth } from '#ui/format/date.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import classes from './auxiliares-externos.module.css';
import { FormularioDeAuxiliar } from './formulario-de-auxiliar.tsx';

interface CuentasMarcadasProps {
  readonly auxiliares: readonly AuxiliarExterno[];
  readonly marca: boolean;
  readonly marcando: boolean;
  readonly onMarcar: (si: boolean) => void;
}

export function CuentasMarcadas({ auxiliares, marca, marcando, onMarcar }: CuentasMarcadasProps) {
  const [abierto, setAbierto] = useState<string>();
  const uno = auxiliares.find(({ id }) => id === abierto);
  const cerrar = () => setAbierto(undefined);
  return (
    <>
      {auxiliares.length === 0 ? (
        <EmptyState
          icono={LinkIcon}
          titulo="Ninguna cuenta está marcada"
          texto={
            marca
              ? 'Si la cartera, las aportaciones u otro detalle se lleva en otro programa, marque su cuenta: cada mes se traerá su cifra y se comparará con el mayor.'
              : 'El contador marca las cuentas cuyo detalle se lleva en otra parte.'
          }
        />
      ) : (
        <Card titulo="Cuentas marcadas">
          <CardTable
            etiqueta="Cuentas marcadas"
            columnas={columnas(marca ? setAbierto : undefined)}
            filas={auxiliares}
            clave={({ id }) => id}
          />
        </Card>
      )}
      <EditDrawer abierto={marcando} titulo="Marcar un auxiliar externo" onCerrar={() => onMarcar(false)}>
        <FormularioDeAuxiliar onCerrar={() => onMarcar(false)} />
      </EditDrawer>
      <EditDrawer
        abierto={uno !== undefined}
        titulo="Auxiliar externo"
        subtitulo={uno && `${uno.idCuenta} ${uno.nombreCuenta}`}
        onCerrar={cerrar}
      >
        {uno !== undefined && (
          <FormularioDeAuxiliar key={`${uno.id} ${uno.version}`} auxiliar={uno} onCerrar={cerrar} />
        )}
      </EditDrawer>
    </>
  );
}

const columnas = (abrir: ((id: string) => void) | undefined): readonly CardColumn<AuxiliarExterno>[] => [
  {
    titulo: 'Cuenta',
    clase: 'principal',
    celda: ({ id, idCuenta, nombreCuenta }) =>
      abrir === undefined ? (
        `${idCuenta} ${nombreCuenta}`
      ) : (
        <button type="button" className={`${classes.abrir} ${cardTableLink}`} onClick={() => abrir(id)}>
          {idCuenta} {nombreCuenta}
        </button>
      ),
  },
  { titulo: 'Se lleva en', celda: ({ lugar }) => lugar },
  { titulo: 'La trae', celda: ({ responsable }) => responsable.nombre },
  { titulo: 'Desde', clase: 'cifras', celda: ({ desde }) => formatMonth(desde.slice(0, 7)) },
  {
    titulo: 'Estado',
    celda: ({ activo }) => <StateDot encendido={activo} texto={activo ? 'Se trae' : 'Ya no se trae'} />,
  },
];
