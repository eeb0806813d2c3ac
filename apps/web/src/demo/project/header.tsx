// Who looks at it, where the messages are, which cards are in sight and which project they are of.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Project, ProjectDashboard } from '@cuadra/demo-api/dashboards/project-types';
import { Cog6ToothIcon, EnvelopeIcon } from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import { useTexts } from '#demo/frame/texts.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { useStore } from '#platform/store.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './page.module.css';
import { allCards, chosenProject, hiddenCards, toggleCard } from './shown-cards.ts';
import { projectTexts } from './texts/project-texts.ts';

interface HeaderProps {
  readonly projects: readonly Project[];
  readonly project: Project | undefined;
  /** Undefined: still to come. */
  readonly schedule: ProjectDashboard['schedule'] | undefined;
}

const ICON = { width: 18, height: 18, 'aria-hidden': true } as const;
const AVATAR_SIDE = 48;

export function Header({ projects, project, schedule }: HeaderProps) {
  const t = useTexts(projectTexts);
  const user = useCurrentUser();
  const [name = ''] = (user?.name ?? '').split(' ');
  return (
    <header className={classes.header}>
      <div className={classes.who}>
        <Avatar src={user?.avatar ?? null} side={AVATAR_SIDE} />
        <div>
          <h1 className={classes.greeting}>{t.greeting(name)}</h1>
          <p className={classes.agenda}>
            {schedule === undefined ? '\u00a0' : t.agenda(schedule.today.length, schedule.tomorrow.length)}
          </p>
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          component={PlainLink}
          to="/apps/mailbox"
          leftSection={<EnvelopeIcon {...ICON} />}
        >
          {t.messages}
        </Button>
        <CardsMenu />
        <SelectField
          label={t.project}
          inBar
          className={classes.chooser}
          value={project?.id}
          options={projects.map(({ id, name: called }) => [id, called])}
          onChange={(id) => chosenProject.set(id)}
        />
      </div>
    </header>
  );
}

function CardsMenu() {
  const t = useTexts(projectTexts);
  const hidden = useStore(hiddenCards);
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" leftSection={<Cog6ToothIcon {...ICON} />}>
          {t.settings}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t.shownCards}>
        {allCards.map((card) => (
          <Menu.CheckboxItem key={card} checked={!hidden.has(card)} onChange={() => toggleCard(card)}>
            {t.cards[card]}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
