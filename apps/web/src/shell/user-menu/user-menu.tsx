// The person's own menu: who they are, their page, the settings, how close the rows stand, their status, and the way out.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { type EstadoPresencia, editarUsuarioActual, estadoPresencia } from '@cuadra/contract/acceso/sesion';
import {
  ArrowRightStartOnRectangleIcon,
  Bars3BottomLeftIcon,
  Bars4Icon,
  Cog8ToothIcon,
  EllipsisHorizontalCircleIcon,
  PuzzlePieceIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline';
import { ActionIcon, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { saveHabit, useHabits } from '#platform/habits.ts';
import { densities } from '#platform/habits-store.ts';
import { type LoggedUser, readLoggedUser } from '#platform/logged-user.ts';
import { presence } from '#platform/presence.ts';
import { LOGGED_USER_KEY } from '#platform/session.ts';
import { useStore } from '#platform/store.ts';
import { openSettings } from '#shell/settings/settings-state.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { MenuChoice } from '#ui/marks/menu-choice.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './user-menu.module.css';

interface UserMenuProps {
  /** The person's picture on the button, when they have one; else the drawing of a person. */
  readonly conAvatar: boolean;
}

export function UserMenu({ conAvatar }: UserMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { email, avatar } = useLoggedUser();
  const estado = useStatus();
  const nombre = t('user.button', { status: t(`user.${estado}`) });
  return (
    <Menu position="bottom-end" width={224}>
      <Menu.Target>
        <ActionIcon className={classes.boton} aria-label={nombre} title={nombre}>
          {conAvatar && avatar !== null ? (
            <Avatar src={avatar} side={28} />
          ) : (
            <UserCircleIcon width={24} height={24} aria-hidden="true" />
          )}
          <span className={classes.punto} data-estado={estado} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Stack pad="sm lg" size="xs" muted>
          <span>{t('user.signedInAs')}</span>
          <Text as="strong" size="sm" weight="medium" cut>
            {email}
          </Text>
        </Stack>
        <Menu.Divider />
        <Menu.Item leftSection={icono(UserCircleIcon)} onClick={() => void navigate({ to: '/perfil' })}>
          {t('user.profile')}
        </Menu.Item>
        <Menu.Item leftSection={icono(Cog8ToothIcon)} onClick={openSettings}>
          {t('user.settings')}
        </Menu.Item>
        <DensitySubmenu />
        <StatusSubmenu />
        <Menu.Item leftSection={icono(PuzzlePieceIcon)} onClick={() => void navigate({ to: '/game' })}>
          {t('user.game')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={icono(ArrowRightStartOnRectangleIcon)}
          onClick={() => void navigate({ to: '/sign-out' })}
        >
          {t('user.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function DensitySubmenu() {
  const { t } = useTranslation();
  const { densidad } = useHabits();
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icono(Bars4Icon)}>{t('density.title')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {densities.map((una) => (
          <MenuChoice
            key={una}
            value={una}
            mark={icono(ICONOS_DE_DENSIDAD[una])}
            chosen={una === densidad}
            onChoose={() => saveHabit({ densidad: una })}
          >
            {t(`density.${una}`)}
          </MenuChoice>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

const ICONOS_DE_DENSIDAD = { comoda: Bars3BottomLeftIcon, compacta: Bars4Icon } as const;

function StatusSubmenu() {
  const { t } = useTranslation();
  const actual = useStatus();
  const elegir = useChooseStatus();
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icono(EllipsisHorizontalCircleIcon)}>{t('user.status')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {statuses.map((estado) => (
          <MenuChoice
            key={estado}
            value={estado}
            mark={<span className={classes.muestra} data-estado={estado} />}
            chosen={estado === actual}
            onChoose={() => elegir(estado)}
          >
            {t(`user.${estado}`)}
          </MenuChoice>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

const icono = (Dibujo: Icon) => <Dibujo width={18} height={18} aria-hidden="true" />;

// The person's presence on this screen. It is told to the server for the others to see, and a reload begins anew.
const statuses: readonly EstadoPresencia[] = estadoPresencia.options;

const useStatus = (): EstadoPresencia => useStore(presence);

/** Shown at once; taken back when the server does not accept it. */
function useChooseStatus(): (estado: EstadoPresencia) => void {
  const { t } = useTranslation();
  const { mutate } = useMutation({
    mutationFn: (status: EstadoPresencia) => call(editarUsuarioActual, { body: { user: { status } } }),
    onMutate: (status) => {
      const antes = presence.getSnapshot();
      presence.elegir(status);
      return antes;
    },
    onError: (error, _status, antes) => {
      if (antes !== undefined) presence.elegir(antes);
      void notify(`${t('user.statusFailed')} ${messageOf(error)}`, 'error');
    },
  });
  return (estado) => mutate(estado);
}

// The name, email and avatar that the shell shows, from the entry kept in local storage.
export function useLoggedUser(): LoggedUser {
  // The entry is written together with the session; following the session is what makes this render again.
  useCurrentUser();
  return readLoggedUser(localStorage.getItem(LOGGED_USER_KEY));
}
