// How much a task matters, chosen from a menu.
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import type { Priority } from '@cuadra/demo-api/tasks/calls';
import { ArrowLongDownIcon, ArrowLongUpIcon, MinusIcon } from '@heroicons/react/24/outline';
import { Menu } from '@mantine/core';
import { useTexts } from '#demo/frame/texts.ts';
import { MenuChoice } from '#ui/marks/menu-choice.tsx';
import { keepsEscape } from './escape.ts';
import classes from './pill.module.css';
import { Pill } from './pill.tsx';
import { taskTexts } from './texts.ts';

interface PriorityPillProps {
  readonly priority: Priority;
  readonly onChange: (priority: Priority) => void;
}

const CHOICES = [
  { priority: 0, word: 'low', icon: ArrowLongDownIcon },
  { priority: 1, word: 'normal', icon: MinusIcon },
  { priority: 2, word: 'high', icon: ArrowLongUpIcon },
] as const;

export function PriorityPill({ priority, onChange }: PriorityPillProps) {
  const t = useTexts(taskTexts);
  const [, normal] = CHOICES;
  const { word, icon } = CHOICES.find((choice) => choice.priority === priority) ?? normal;
  return (
    <Menu position="bottom-start" width={180}>
      <Menu.Target>
        <Pill icon={icon} tone={TONES[word]}>{`${t.priority}: ${t[word]}`}</Pill>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={keepsEscape.onKeyDown}>
        {CHOICES.map((choice) => (
          <MenuChoice
            key={choice.word}
            value={choice.word}
            mark={
              <choice.icon
                className={classes.mark}
                data-tone={TONES[choice.word]}
                width={18}
                height={18}
                aria-hidden="true"
              />
            }
            chosen={choice.priority === priority}
            onChoose={() => onChange(choice.priority)}
          >
            {t[choice.word]}
          </MenuChoice>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const TONES = { low: 'good', normal: undefined, high: 'bad' } as const;
