// The person's own menu: who they are, their status, the scheme of the screen, and the way out.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { ArrowRightStartOnRectangleIcon, UserCircleIcon } from '@heroicons/react/24/outline';
import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useUsuario } from '../../app/current-session.ts';
import { useLoggedUser } from '../use-logged-user.ts';
import { estados, useEstado } from './status.ts';
import classes from './user-menu.module.css';

const esquemas: readonly (readonly [MantineColorScheme, string])[] = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
  ['auto', 'Como el sistema'],
];

export function UserMenu() {
  const navigate = useNavigate();
  const { email } = useLoggedUser();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const estado = useUsuario()?.status ?? 'online';
  const elegirEstado = useEstado();
  const elegirEsquema = (valor: string) => {
    const elegido = esquemas.find(([esquema]) => esquema === valor);
    if (elegido !== undefined) setColorScheme(elegido[0]);
  };
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon className={classes.boton} aria-label={`Menú de usuario (${nombreDeEstado(estado)})`}>
          <UserCircleIcon width={24} height={24} aria-hidden="true" />
          <span className={classes.punto} data-estado={estado} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.quien}>
          <span>Sesión iniciada como</span>
          <strong>{email}</strong>
        </div>
        <Menu.Divider />
        <Menu.Label>Estado</Menu.Label>
        <Menu.RadioGroup value={estado} onChange={elegirEstado}>
          {estados.map(([valor, nombre]) => (
            <Menu.RadioItem
              key={valor}
              value={valor}
              rightSection={<span className={classes.muestra} data-estado={valor} />}
            >
              {nombre}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>Apariencia</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={elegirEsquema}>
          {esquemas.map(([valor, nombre]) => (
            <Menu.RadioItem key={valor} value={valor}>
              {nombre}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          leftSection={<ArrowRightStartOnRectangleIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => void navigate({ to: '/sign-out' })}
        >
          Cerrar sesión
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const nombreDeEstado = (estado: string) => estados.find(([valor]) => valor === estado)?.[1] ?? '';
