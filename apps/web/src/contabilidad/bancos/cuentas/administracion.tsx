// The accounts at banks, for whoever sets them up: creating them, changing them, and taking them out of use.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { nombresDePerfil } from '@cuadra/core/bancos/estado-de-cuenta';
import { BuildingLibraryIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../enlaces.ts';
import classes from './cuentas.module.css';
import { FormularioDeCuenta } from './formulario-de-cuenta.tsx';
import { FormularioDeCuentaNueva } from './formulario-de-cuenta-nueva.tsx';

export function AdministracionDeCuentas() {
  const administra = usePermission('bancos:administrar');
  const [abierta, setAbierta] = useState<string>();
  const [creando, setCreando] = useState(false);
  const { replace } = useDireccion();
  const consulta = useQuery(consultas.cuentas());
  const cuenta = consulta.data?.find(({ id }) => id === abierta);
  return (
    <div className={classes.vista}>
      <div className={classes.barra}>
        <Button variant="default" size="compact-md" onClick={() => replace({ vista: undefined })}>
          Volver a las cuentas
        </Button>
        {administra && <BotonNueva onClick={() => setCreando(true)} />}
      </div>
      <Loaded consulta={consulta} filas={4} etiqueta="Cargando las cuentas bancarias">
        {(cuentas) =>
          cuentas.length === 0 ? (
            <Vacio administra={administra} />
          ) : (
            <div className={classes.marco}>
              <CardTable
                etiqueta="Cuentas bancarias"
                columnas={columnas(administra ? setAbierta : undefined)}
                filas={cuentas}
                clave={({ id }) => id}
              />
            </div>
          )
        }
      </Loaded>
      <EditDrawer abierto={creando} titulo="Nueva cuenta bancaria" onCerrar={() => setCreando(false)}>
        <FormularioDeCuentaNueva onCerrar={() => setCreando(false)} />
      </EditDrawer>
      <CuentaAbierta cuenta={cuenta} onCerrar={() => setAbierta(undefined)} />
    </div>
  );
}

interface CuentaAbiertaProps {
  readonly cuenta: CuentaBancaria | undefined;
  readonly onCerrar: () => void;
}

function CuentaAbierta({ cuenta, onCerrar }: CuentaAbiertaProps) {
  return (
    <EditDrawer
      abierto={cuenta !== undefined}
      titulo="Cuenta bancaria"
      subtitulo={cuenta && `${cuenta.banco} ${cuenta.numero}`}
      onCerrar={onCerrar}
    >
      {cuenta !== undefined && (
        <FormularioDeCuenta key={`${cuenta.id} ${cuenta.version}`} cuenta={cuenta} onCerrar={onCerrar} />
      )}
    </EditDrawer>
  );
}

function BotonNueva({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      size="compact-md"
      leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
      onClick={onClick}
    >
      Nueva cuenta bancaria
    </Button>
  );
}

function Vacio({ administra }: { readonly administra: boolean }) {
  return (
    <EmptyState
      icono={BuildingLibraryIcon}
      titulo="Aún no hay cuentas bancarias"
      texto={
        administra
          ? 'Antes de crear la primera: cada una necesita su propia cuenta de detalle en el catálogo, y el saldo que decía el banco el día antes de empezar a compararla.'
          : 'El contador las crea.'
      }
    />
  );
}

const columnas = (abrir: ((id: string) => void) | undefined): readonly CardColumn<CuentaBancaria>[] => [
  {
    titulo: 'Nombre',
    clase: 'principal',
    celda: ({ id, nombre }) =>
      abrir === undefined ? (
        nombre
      ) : (
        <button type="button" className={`${classes.abrir} ${cardTableLink}`} onClick={() => abrir(id)}>
          {nombre}
        </button>
      ),
  },
  { titulo: 'Banco', celda: ({ banco }) => banco },
  { titulo: 'Número', clase: 'cifras', celda: ({ numero }) => numero },
  { titulo: 'Cuenta', celda: ({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}` },
  {
    titulo: 'Archivos',
    celda: ({ perfil, tieneMapeo }) =>
      tieneMapeo ? 'Columnas elegidas' : perfil === null ? 'Según el archivo' : nombresDePerfil[perfil],
  },
  { titulo: 'Responsable', celda: ({ responsable }) => responsable.nombre },
  { titulo: 'Desde', clase: 'cifras', celda: ({ desde }) => formatDate(desde) },
  {
    titulo: 'Estado',
    celda: ({ activa }) => <StateDot encendido={activa} texto={activa ? 'Activa' : 'Inactiva'} />,
  },
];
