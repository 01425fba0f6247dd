-- One character for each client the add-on knows, older and newer functions alike. Talents are listed in an order
-- that is not by place, as the client does.
local OLD = {}
local NEW = { newContainers = true }
local NEWEST = { newContainers = true, newTalents = true, newSpells = true, newTooltips = true }

local ENGLISH = { [2018] = "Blacksmithing", [4036] = "Engineering", [7411] = "Enchanting", [3908] = "Tailoring" }
local GERMAN = { [2018] = "Schmiedekunst", [4036] = "Ingenieurskunst", [2575] = "Bergbau" }

local bags = {
	[0] = { size = 16, { "19019:0::::::" }, { "12345:0::::::" }, nil },
	[2] = { size = 4, nil, { "18404:0:::::::::", 1 } },
	[-1] = { size = 28, { "17063:1900::::::" } },
	[6] = { size = 12, { "2947:0::::::", 200 } },
}

local trees = {
	{ { 2, 1, 5 }, { 1, 2, 3 }, { 1, 1, 2 } },
	{ { 1, 1, 5 }, { 1, 3, 0 } },
	{ { 1, 1, 1 } },
}

local function with(base, changes)
	local made = {}
	for key, value in pairs(base) do
		made[key] = value
	end
	for key, value in pairs(changes) do
		made[key] = value
	end
	return made
end

local orc = {
	toc = "Gearwright_Vanilla.toc",
	api = NEW,
	name = 'Grom "Axe"',
	realm = "Firemaw",
	race = "Orc",
	class = "WARRIOR",
	faction = "Horde",
	sex = 2,
	level = 60,
	guild = "Warsong",
	food = "12345",
	worn = {
		[0] = "12654:0::::::",
		[1] = "12640:2543::::::",
		[11] = "17063:0::::::",
		[16] = "19019:1900::::::",
		[9] = "14551:0:::::1234:99:60",
		[19] = "19031:0::::::",
	},
	bags = bags,
	talents = trees,
	spells = ENGLISH,
	skills = { { "Professions" }, { "Blacksmithing", 300 }, { "Swords", 300 }, { "Engineering", 225 } },
}

return {
	vanilla = orc,
	vanillaOld = with(orc, { api = OLD }),
	sod = with(orc, {
		level = 50,
		runes = { [5] = 403475, [10] = 416003 },
		worn = { [5] = "215161:0::::::", [10] = "213319:0::::::" },
	}),
	tbc = with(orc, {
		toc = "Gearwright_TBC.toc",
		level = 70,
		worn = { [1] = "28963:3002:25893:24030::::", [3] = "30055:0:24030::24030:::", [11] = "24087:0:::::-36:55:70" },
	}),
	tbcOld = with(orc, { toc = "Gearwright_TBC.toc", api = OLD, level = 70, worn = {} }),
	tbcNewest = with(orc, { toc = "Gearwright_TBC.toc", api = NEWEST, level = 70 }),
	wrath = with(orc, {
		toc = "Gearwright_Wrath.toc",
		race = "Scourge",
		sex = 3,
		class = "DEATHKNIGHT",
		level = 80,
		glyphs = { { 1, 58657 }, { 2, 58686 }, nil, { 1, 58616 } },
		spells = GERMAN,
		skills = { { "Berufe" }, { "Bergbau", 450 }, { "Schmiedekunst", 450 } },
		worn = { [1] = "44006:3817:41398:42702::::", [16] = "49623:3368::::::" },
	}),
	wrathOld = with(orc, {
		toc = "Gearwright_Wrath.toc",
		api = with(OLD, { glyphTooltipIndex = true }),
		level = 80,
		glyphs = { { 1, 58657 }, { 2, 58686 } },
	}),
}
