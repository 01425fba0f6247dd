-- Talents as digits per tree, glyphs, and professions by their English names.
local _, Gearwright = ...

local Talents = {}
Gearwright.Talents = Talents

local Client = Gearwright.Client

local function byPlace(left, right)
	if left.tier ~= right.tier then
		return left.tier < right.tier
	end
	return left.column < right.column
end

-- The client lists talents in an order of its own; a build is told by row, then column.
local function treeDigits(tree)
	local talents = Client.talents(tree)
	table.sort(talents, byPlace)
	local digits = {}
	for index, talent in ipairs(talents) do
		digits[index] = talent.rank
	end
	return table.concat(digits)
end

function Talents.digits()
	local trees = {}
	for tree = 1, Client.talentTrees() do
		trees[tree] = treeDigits(tree)
	end
	return table.concat(trees, "-")
end

function Talents.glyphs()
	local major, minor = {}, {}
	for socket = 1, Client.glyphSockets() do
		local glyph = Client.glyph(socket)
		if glyph then
			local kind = glyph.isMajor and major or minor
			kind[#kind + 1] = { spellID = glyph.spellId }
		end
	end
	return { major = Gearwright.Json.list(major), minor = Gearwright.Json.list(minor) }
end

-- A spell of each profession: its name in the player's language is the skill's.
local PROFESSION_SPELLS = {
	Alchemy = 2259,
	Blacksmithing = 2018,
	Enchanting = 7411,
	Engineering = 4036,
	Herbalism = 9134,
	Inscription = 45357,
	Jewelcrafting = 25229,
	Leatherworking = 2108,
	Mining = 2575,
	Skinning = 8613,
	Tailoring = 3908,
}

function Talents.professions()
	local ranks = {}
	for index = 1, GetNumSkillLines() do
		local name, isHeader, _, rank = GetSkillLineInfo(index)
		if name and not isHeader then
			ranks[name] = rank or 0
		end
	end
	local professions = {}
	for name, spellId in pairs(PROFESSION_SPELLS) do
		local rank = ranks[Client.spellName(spellId) or name]
		if rank then
			professions[#professions + 1] = { name = name, level = rank }
		end
	end
	table.sort(professions, function(left, right)
		return left.name < right.name
	end)
	return Gearwright.Json.list(professions)
end
