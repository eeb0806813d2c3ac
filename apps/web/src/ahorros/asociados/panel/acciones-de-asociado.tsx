// What can be done with an asociado: open an account, correct its data, and say that it left or came back.
import type { AsociadoEntero } from '@cuadra/contract/ahorros/asociados';
import { queryString } from '@cuadra/contract/endpoint';
import type { EstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { usePermission } from '#platform/current-session.ts';
import classes from './panel.module.css';

export type OrdenDeAsociado = 'editar' | EstadoDeAsociado;

interface AccionesDeAsociadoProps {
  readonly asociado: AsociadoEntero;
  readonly onOrden: (orden: OrdenDeAsociado) => void;
}

export function AccionesDeAsociado({ asociado, onOrden }: AccionesDeAsociadoProps) {
  const { history } = useRouter();
  if (!usePermission('ahorros:registrar')) return null;
  const activo = asociado.estado === 'activo';
  const abrirCuenta = `/ahorros/cuentas${queryString({ nueva: true, titular: asociado.id })}`;
  return (
    <div className={classes.acciones}>
      {activo ? (
        <Button size="compact-md" onClick={() => history.push(abrirCuenta)}>
          Abrir cuenta
        </Button>
      ) : (
        <Button size="compact-md" onClick={() => onOrden('activo')}>
          Reincorporar
        </Button>
      )}
      <Button size="compact-md" variant="default" onClick={() => onOrden('editar')}>
        Editar
      </Button>
      {activo && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={28} aria-label="Más acciones del asociado">
              <EllipsisVerticalIcon width={18} height={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onOrden('retirado')}>Retirar</Menu.Item>
            <Menu.Item onClick={() => onOrden('fallecido')}>Anotar que falleció</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
