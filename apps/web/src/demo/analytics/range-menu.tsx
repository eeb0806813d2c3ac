// The period of the figures, for all of them at once.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { type AnalyticsRange, analyticsRanges } from '@cuadra/demo-api/dashboards/analytics-types';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import { useTexts } from '#demo/frame/texts.ts';
import { MenuChoice } from '#ui/marks/menu-choice.tsx';
import { analyticsTexts } from './texts.ts';

interface RangeMenuProps {
  readonly range: AnalyticsRange;
  /** The figures of the new one are on their way. */
  readonly busy: boolean;
  readonly onChange: (range: AnalyticsRange) => void;
}

export function RangeMenu({ range, busy, onChange }: RangeMenuProps) {
  const t = useTexts(analyticsTexts);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          aria-busy={busy}
          aria-label={`${t.range}: ${t.ranges[range]}`}
          leftSection={<CalendarDaysIcon width={18} height={18} aria-hidden="true" />}
          rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        >
          {t.ranges[range]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {analyticsRanges.map((one) => (
          <MenuChoice key={one} value={one} mark={null} chosen={one === range} onChoose={() => onChange(one)}>
            {t.ranges[one]}
          </MenuChoice>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
