// The project dashboard: how a project goes, what it spends and who is in it. Each project has its own figures.
import '@mantine/core/styles/Tabs.layer.css';
import { projectDashboard, projectList } from '@cuadra/demo-api/dashboards/calls';
import type { Project, ProjectDashboard } from '@cuadra/demo-api/dashboards/project-types';
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { useStore } from '#platform/store.ts';
import { TabList } from '#ui/page/tab-list.tsx';
import { BudgetTab } from './budget-tab.tsx';
import { Header } from './header.tsx';
import { HomeTab } from './home-tab.tsx';
import classes from './page.module.css';
import { chosenProject } from './shown-cards.ts';
import { TeamTab } from './team-tab.tsx';
import { projectTexts } from './texts/project-texts.ts';

export function Page() {
  const { notHere } = useTexts(frameTexts);
  const chosen = useStore(chosenProject);
  const projects = useSample(projectList, {});
  const asked = useSample(projectDashboard, { query: chosen === undefined ? {} : { project: chosen } });
  const project = projects.data?.find(({ id }) => id === chosen) ?? projects.data?.[0];
  return (
    <div className={classes.page}>
      <Header projects={projects.data ?? []} project={project} schedule={asked.data?.schedule} />
      <LoadedSample asked={projects} rows={12}>
        {() => (
          <LoadedSample asked={asked} rows={12}>
            {(data) =>
              data === null || project === undefined ? (
                <p>{notHere}</p>
              ) : (
                <ProjectTabs project={project} data={data} />
              )
            }
          </LoadedSample>
        )}
      </LoadedSample>
    </div>
  );
}

interface ProjectTabsProps {
  readonly project: Project;
  readonly data: ProjectDashboard;
}

function ProjectTabs({ project, data }: ProjectTabsProps) {
  const t = useTexts(projectTexts);
  const [tab, setTab] = useState('home');
  return (
    <Tabs value={tab} keepMounted={false} onChange={(next) => setTab(next ?? tab)}>
      <TabList active={tab}>
        <Tabs.Tab value="home">{t.home}</Tabs.Tab>
        <Tabs.Tab value="budget">{t.budgetTab}</Tabs.Tab>
        <Tabs.Tab value="team">{t.team(data.teamMembers.length)}</Tabs.Tab>
      </TabList>
      <Tabs.Panel value="home" className={classes.panel ?? ''}>
        <HomeTab project={project} data={data} />
      </Tabs.Panel>
      <Tabs.Panel value="budget" className={classes.panel ?? ''}>
        <BudgetTab data={data} />
      </Tabs.Panel>
      <Tabs.Panel value="team" className={classes.panel ?? ''}>
        <TeamTab members={data.teamMembers} />
      </Tabs.Panel>
    </Tabs>
  );
}
